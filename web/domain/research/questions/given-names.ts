const split = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Given names that are borne most often in the United States (Social Security Administration, popular baby names by decade
 * 1950 to 2000, and the most frequent of Hispanic origin; public domain). Names that are also words, months
 * or cities (Will, Mark, Sue, April, Eugene, Virginia …) are left out.
 */
export const GIVEN_NAMES = split(`
  James Robert John Michael David William Richard Joseph Thomas Charles Christopher Daniel Matthew Anthony Donald Steven Paul
  Andrew Joshua Kenneth Kevin Brian George Timothy Ronald Edward Jason Jeffrey Ryan Jacob Gary Nicholas Eric Jonathan Stephen
  Larry Justin Scott Brandon Benjamin Samuel Gregory Alexander Patrick Raymond Dennis Jerry Aaron Jose Adam Nathan
  Henry Zachary Douglas Peter Kyle Noah Ethan Jeremy Keith Roger Terry Sean Gerald Carl Dylan Harold Jesse Bryan
  Arthur Gabriel Bruce Logan Alan Juan Ralph Roy Randy Vincent Russell Louis Philip Bobby Johnny Bradley Carlos Luis
  Miguel Jorge Jesus Pedro Alejandro Francisco Antonio Ricardo Eduardo Fernando Javier Manuel Raul Oscar Hector Sergio Mario
  Mike Dave Bob Tom Steve Jim Joe Dan Matt Tony Chris Josh Kenny Jeff Nick Ben Sam Greg Alex Tim Ron Ken Doug Pete Luke Derek
  Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Lisa Nancy Betty Sandra Margaret Ashley Kimberly
  Emily Donna Michelle Carol Amanda Melissa Deborah Stephanie Rebecca Sharon Laura Cynthia Dorothy Amy Kathleen Angela Shirley
  Emma Brenda Pamela Nicole Anna Samantha Katherine Christine Debra Rachel Carolyn Janet Maria Olivia Heather Helen Catherine
  Diane Julie Victoria Joyce Lauren Kelly Christina Ruth Joan Evelyn Judith Andrea Hannah Megan Cheryl Jacqueline Martha
  Teresa Gloria Sara Janice Ann Kathryn Abigail Sophia Frances Jean Alice Judy Isabella Julia Denise Amber Beverly
  Danielle Marilyn Theresa Diana Brittany Natalie Alexis Tiffany Kayla Guadalupe Carmen Juana Elena Ana Leticia Veronica
  Alejandra Gabriela Yolanda Adriana Silvia Claudia Jenny Katie Liz Becky Debbie Kathy Cindy Tina Tammy Wendy Erin Jill
`);
