const split = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of a workplace: with them a question is about employment even where other words point elsewhere. */
export const WORK_WORDS = split(`
  employee employees employer employers boss manager managers supervisor supervisors worker workers coworker coworkers
  staff job jobs hire hired hires hiring applicant applicants candidate candidates payroll paycheck paychecks wage wages salary salaries
  overtime shift shifts workplace workforce company hr intern interns terminate terminated firing fired layoff layoffs
  resign resigned quit onboarding timesheet union unions contractor contractors freelancer workday workweek
  colleague colleagues subordinate personnel employment employed employ employs
`);

/** Words of other fields of life and law: without a word of the workplace the question is outside this product. */
export const OUTSIDE_WORDS = split(`
  landlord landlords tenant tenants rent rental renters apartment apartments lease eviction evict evicted mortgage mortgages foreclosure zoning homeowner
  homeowners hoa realtor condo divorce divorced alimony custody prenup prenuptial adoption marriage wedding spouse's annulment
  paternity inheritance probate estate heir heirs will testament
  recipe recipes cook cooking bake baking bread pizza restaurant's sandwich soup cake cookies dinner banana chicken pasta coffee
  weather forecast temperature rain snow football baseball basketball soccer hockey nba nfl mlb olympics playoffs superbowl score
  movie movies film song songs lyrics album band concert novel poem celebrity actor netflix youtube tiktok game games gaming
  puppy puppies dog dogs cat cats pet pets kitten veterinarian fish horse
  stock stocks crypto bitcoin ethereum etf dividend investing invest portfolio forex
  patent patents trademark trademarks copyright copyrights
  speeding dui dwi parking traffic ticket tickets driver's license registration dmv felony burglary robbery murder arrest bail
  vacation's hotel's flight flights airline airport passport visa's tourist cruise beach
  capital president senator congress election elections planet planets moon mars galaxy universe dinosaur population
  calculus algebra equation physics chemistry homework essay math geometry integral derivative
  python javascript java programming code's software's laptop iphone android wifi router printer excel password
  car cars engine tire tires brakes transmission honda toyota ford tesla warranty lemon
  diet calories weight symptoms headache flu vaccine diabetes cancer doctor dentist
  lawn garden roses tomatoes plumbing faucet toilet roof paint neighbor neighbors neighbor's fence
  bankruptcy credit-card irs refund deduction's 1040 dependents itemize
  wine beer cocktail guitar piano chess knitting yoga marathon
  immigration's citizenship naturalization greencard asylum
  ebay amazon refund return shipping consumer
`);
