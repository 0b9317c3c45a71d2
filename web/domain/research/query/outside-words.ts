const split = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of a workplace: with them a question is about employment even where other words point elsewhere. */
export const WORK_WORDS = split(`
  employee employees employer employers boss manager managers supervisor supervisors worker workers coworker coworkers
  staff job jobs hire hired hires hiring applicant applicants candidate candidates payroll paycheck paychecks wage wages salary salaries
  overtime shift shifts workplace workforce company hr intern interns terminate terminated firing fired layoff layoffs
  resign resigned quit onboarding timesheet union unions contractor contractors freelancer workday workweek
  colleague colleagues subordinate personnel cashier nurse nurses waitress server servers worked unpaid handbook
  timer timers raises paystub paystubs timecard timecards payday quitting housekeeper housekeepers
  warehouse warehouses jobsite worksite crew crews barista baristas bartender bartenders hourly biz shopfloor foreman
  jefe jefa patron patrona trabajo trabajador trabajadora trabajadores empleado empleada empleados empleador sueldo
  supervisor's freelancers trainee trainees employment employed employ employs
`);

/** Words of other fields of life and law: without a word of the workplace the question is outside this product. */
export const OUTSIDE_WORDS = split(`
  landlord landlords tenant tenants rent rental renters apartment apartments lease eviction evict evicted mortgage mortgages foreclosure zoning homeowner
  homeowners hoa realtor condo divorce divorced alimony custody prenup prenuptial adoption marriage wedding spouse's annulment
  paternity inheritance probate estate heir heirs testament
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
  ebay amazon shipping consumer property subway potato cheese fishing hunting poker casino lottery astrology zodiac horoscope gravity volcano
  bank banks banking hurricane tornado earthquake medicaid shoes shirt wifi girlfriend boyfriend roommate roommates soap war wars spanish french german
  translate college university tuition register hike hiking hiked trail trails swim dolphins deck cook rice loan loans student's house houses selling mount tallest school's schools
  restaurants hotels museum opera theater makeup perfume
  lyrics tv episode episodes sequel trailer olympics olympic steroids surfing surf surfer gym barbecue lobster ferry battery batteries
  planting tours tour brewery aquarium zoo castle tournament playoff quarterback pitcher touchdown inning
  boyfriend's fiance fiancee stepson babysit homeschool casserole cupcake lasagna marinade frosting
  police cops sheriff's kindergarten skiing jackpot refunds trampoline hitchhiking trespassing vet
  subscription refrigerator microwave vacuum thermostat bluetooth charger battery's
`);

/** Of these, the ones that are never at home in a workplace: one of them weighs more than any other word of another field. */
export const FAR_WORDS = split(`
  landlord landlords tenant tenants renters apartment apartments eviction evict evicted mortgage mortgages foreclosure zoning homeowner
  homeowners hoa realtor condo divorce divorced alimony custody prenup prenuptial annulment inheritance probate heir heirs
  recipe recipes football baseball basketball soccer hockey nba nfl mlb olympics olympic playoffs superbowl
  lyrics album celebrity netflix puppy puppies kitten crypto bitcoin ethereum etf trademark trademarks copyright patents speeding dui dwi
  planets moon mars galaxy dinosaur calculus algebra javascript excel lawn roses tomatoes faucet cocktail guitar piano chess knitting marathon
  horoscope astrology zodiac lottery surfing lobster casserole cupcake lasagna episode episodes sequel battery batteries
  neighbor neighbors neighbor's pet pets zoo aquarium steroids
`);

/** Words of a workplace that also stand in the talk of customers, students and home owners. */
export const DOUBLE_WORK_WORDS = split(`
  contractor contractors subcontractor subcontractors company job jobs server servers crew crews nurse nurses
  candidate candidates union unions hire worked overtime
`);

/** Words of the thesaurus that have a life outside the workplace too: alone they do not make a question one of employment law. */
export const DOUBLE_WORDS = split(`
  race racial age blind deaf church faith islam gun guns pistol knife pot weed cannabis marijuana thc cbd camera cameras recording spy gps hair
  hairstyle hairstyles braids afro locs christmas holiday sunday holidays vacation lunch breaks newborn maternity protest rally died funeral grief
  vote voting polls ballot military veteran veterans soldier reserves strike strikes race password passwords facebook instagram linkedin twitter tweet
  tweets hot hacked hack hackers phishing ransomware safety hazard hazards ladder mold mask masks vaccination vaccinate asbestos forklift
  pension pensions insurance visa visas immigrants immigrant foreigner promotion promotions reference references suspension suspend algorithm algorithms
  chatgpt audio microchip tips tip server strike picket union poster posters recall jury juror subpoena witness
  cancer surgery depression anxiety diabetes autism adhd epilepsy disability pregnancy pregnant childbirth miscarriage prenatal breastfeeding
  gay lesbian transgender queer gender muslim jewish christian hijab turban beard prayer pray religious religion accent minority minorities ethnicity
  beer volunteer volunteers arrested arrest arrests convicted felony misdemeanor expunged privacy fingerprint fingerprints biometrics politics
  schedule schedules hospital hospitals internet booster harness ramadan diwali passover lent eid kosher halal hospice dementia alzheimers smokers bonus bonuses
  ocd prosthetic amputee dyslexia stutter stutters concussion hernia creditor creditors sponsorship
  sue suing sued lawsuit lawsuits damages quit competitor freelance furlough retaliation revenge
  teen teens teenager teenagers underage minors w2 w4 sex sexism bully bullied bullying interview kickback docked
`);
