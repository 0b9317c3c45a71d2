const split = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Given names that are borne most often in the United States (Social Security Administration, popular baby names by decade
 * 1950 to 2000, and the most frequent of Hispanic origin; public domain). The second part was added by hand on 2026-11-23: names
 * that are common in the United States and among those who ask in Spanish. Names that are also words, months or cities (Will,
 * Mark, Sue, April, Eugene, Virginia, Orlando …) are left out.
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
  Rosa Enrique Roberto Rafael Ramon Ruben Alfredo Alberto Armando Arturo Gerardo Gilberto Guillermo Gustavo Ignacio Jaime Julio
  Marco Marcos Ernesto Esteban Felipe Hugo Ismael Leonardo Lorenzo Mauricio Moises Nicolas Octavio Pablo Rodolfo Rodrigo Rogelio
  Rolando Saul Tomas Vicente Abel Adrian Agustin Alonso Alvaro Andres Cesar Cristian Efrain Emilio Joaquin Rigoberto Ramiro
  Humberto Heriberto Xavier Mateo Santiago Diego Lupe Graciela Beatriz Josefina Alicia Lucia Sofia Valentina Camila Daniela
  Mariana Fernanda Marisol Maribel Norma Irma Blanca Esther Raquel Rocio Araceli Yesenia Ximena Yadira Rosario Consuelo
  Esperanza Dolores Rosalinda Lourdes Cristina Monica Sonia Susana Tyler Cody Travis Derrick Marcus Wayne Craig Darren Darryl
  Glenn Howard Leonard Melvin Norman Phillip Ricky Shane Shaun Shawn Stanley Theodore Tyrone Vernon Walter Jamal Malik Terrence
  Dwayne Darnell Latoya Keisha Tamika Aisha Fatima Mohammed Muhammad Ahmed Omar Hassan Ibrahim Priya Allison Alyssa Anne Bonnie
  Carla Caroline Connie Courtney Doris Edith Eileen Ellen Gina Heidi Irene Jackie Jamie Jane Joanna Joanne Josephine Katrina
  Kelsey Kristen Kristin Kristina Leah Lillian Lori Lorraine Louise Lucy Lydia Marie Marlene Maureen Miriam Molly Naomi Natasha
  Nina Paula Peggy Phyllis Rachael Renee Rhonda Roberta Sabrina Sally Sheila Stacy Suzanne Sylvia Tara Valerie Vanessa Vivian
  Yvonne Zoe Mia Ella Chloe Aubrey Aiden Liam Elijah Lucas Oliver Sebastian Owen Wyatt Caleb Isaac Isaiah Connor Evan Ian Jared
  Joel Kurt Neil Seth Ted Todd Wesley Zach Trevor Spencer Mitchell
`);
