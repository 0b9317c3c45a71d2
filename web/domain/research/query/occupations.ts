/**
 * What people are at work. A question about an electrician may be one of his employer or of his customer: such a word says
 * a little of a workplace, never enough alone.
 */
export const OCCUPATIONS: ReadonlySet<string> = new Set(
  `
  accountant accountants aide aides analyst apprentice apprentices architect assistant assistants attendant attendants auditor baker bakers
  bartender beautician bookkeeper bookkeepers bricklayer busser bussers butcher butchers caregiver caregivers carpenter carpenters cashiers
  chef chefs chemist cleaner cleaners clerk clerks coder concierge cooks counselor counselors courier couriers custodian custodians designer
  developer developers dishwashers dispatcher dispatchers doorman driver drivers driller drillers electrician electricians engineer
  engineers esthetician exterminator farmhand farmhands farmworker farmworkers firefighter firefighters fisherman foreman foremen gardener
  gardeners groomer groomers guard guards hairdresser hairdressers handyman helper helpers host hostess housekeeper housekeepers
  hygienist hygienists inspector installer installers instructor instructors janitor janitors journeyman laborer laborers landscaper
  landscapers lifeguard lifeguards lineman loader loaders locksmith logger loggers longshoreman machinist machinists maid maids manicurist
  mason masons mechanic mechanics messenger miner miners model models mover movers nanny nannies operator operators orderly packer packers
  paramedic paramedics pharmacist pharmacists phlebotomist physician picker pickers pilot pilots pipefitter porter porters preparer producer
  professor programmer programmers receptionist receptionists recruiter recruiters rep reps rigger roofer roofers roughneck roustabout
  salesman salesmen salesperson salespeople seamstress secretary secretaries seamen sailor sailors stocker stockers stylist stylists tech techs
  technician technicians teller tellers temp temps therapist therapists trucker truckers tutor tutors usher ushers valet valets vendor
  dishwasher plumber plumbers painter painters paralegal mechanics conductor brakeman stevedore stevedores fisher aesthetician sitter
  sitters farmworker milker crewmember teamster estimator merchandiser manicurists dietitian midwife phlebotomists surveyor
  warehouseman welder welders roofers trainer trainers teacher teachers barber barbers waiter waiters busboy busboys deckhand deckhands
  `
    .trim()
    .split(/\s+/),
);
