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
