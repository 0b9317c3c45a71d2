/**
 * English words that are one slip of the pen away from a word of the law, and are not meant as it: 'cries' is not 'crimes'.
 * Made by `npm run research:words -- <folder of the npm package dictionary-en>`; do not edit.
 *
 * Source: SCOWL (Spell Checker Oriented Word Lists), size 60, as packed in the npm package dictionary-en 4.0.0 (MIT AND BSD).
 * Copyright 2000-2020 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated
 * scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that
 * the above copyright notice appears in all copies and that both that copyright notice and this permission notice appear in
 * supporting documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is
 * provided "as is" without express or implied warranty.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  `
  aback abacuses abase abased abasement abases abler aborting abortionist abrasive abridge abridges abscessed absented absentees
  absently absents absolutes absolutest absorption abstained abstainer abstains abstentions abstracted abstractly abstracts abuser
  abusers abusively abutment abutments acceding accented accenting accents acceptances accessed accesses accessibly accidental
  accidentals accommodating accordingly accordion accosted accounted accruals accumulate accumulates accurately accursed accusation
  accuse accusing acids acing acknowledge acknowledgments acquire acquirer acquires acquisitions acres actinium activate activates
  actively actives activist actor actors actuation adapt adapted adapting adaption adaptions adaptive adapts addend adder addicted
  addicting addictions addicts additionally addled addressed addressee addressees adept adepts adequately adjourning adjuncts adjust
  adjuster adjusters adjustments adman admen administered administers administrate administrates administrating administrations
  administratively admins adopters adoptions adsorption adulates advantaged advantages adventurist adverser adversest adverted
  adverting advertiser advertisers advertises advised adviser advises advisors adzes aerating aerially affair affectedly affectingly
  affection affidavits affiliate affiliated affirmatively affirmatives afflicted afflicting afflicts affordably afternoons afters
  afterword afterwords agate agave aggrieve aggrieves agnostic agriculturally aground aides ailed ailing airbuses airfield airiness
  airliner airliners airplane airplanes airports airspace aisles alack alacrity alarms alcoholics alcoholism alcohols alder alders
  alerting alerts alienist alighted alights aliments allaying allegations allege allegedly allegros allergens allergies alley
  alliance alliances allies allot allots almighty alright altar altars alternate alternates alternatively altitude amass amazement
  amazons ambiance amble ambulances ambushed ambushes amine amounted ampler amply ampule amputate amputating amputations amputees
  amusements analyses analysts analyzer analyzers analyzes ancestor ancestral anchor andantes anesthetics anesthetist angels anger
  angers angles animals anneal announcements announcer announcers annoyance annoyances annually annuals annul anted anther antibody
  antic antis anythings anyways appalled apparent appeared appeased appeaser appeasers appendixes apple apples applicably appliers
  appliqued appliques appraisals appraise apprenticed apprentices apprenticeships apprises appropriated appropriately appropriates
  appropriation appropriator approvals apses aptitudes arability arbitrage arbitrated arbitrates arbitrating arbitrators arbor
  arcades areal arena arenas argent arguer argues argument arias arisen arithmetical armful armrest armrests arouse arranged arranger
  arrangers arranges arrant arraying arrow arterial arthritic arthritics articled articles artificially artiness artistes arums
  ascent ashed ashing asides assaulted assaulter assaults assemble assembled assembler assembles assenting assents assertion asserts
  asses assesses assessor asset assignee assigner associate associating associations assorting assume assurances assuring aster
  astern astutest atheistic atheists atonality atonally attache attaches attacked attacker attackers attempted attempts attendances
  attendant attended attendee attendees attender attenders attestations attested attitudes attuning auction auctions audiences audios
  audiovisuals audition auditions auditors auditory aught augments auguster augustly auroras authenticating authentications authored
  automate automates automatics automating automatism automatized automaton automatons autos availing averagely averse avocation
  avoids await awaiting awaits awake awardees awful awfully babysitters backgrounder backgrounds backs backups badger badgers
  badmouthed badmouths bakes baking balanced ballasts ballet ballets balling balloted balls ballsing bally bandage bandaged bandages
  banded banding bands bandying banes bangs banished bankrupted bankrupts banns barbered barbs bards bared bares barfs bargained
  bargainer bargains baring barista barks barmaids barns barometric barraged barre barreled barren barrier barrings barristers barrow
  barrows bartered baseness baser bases bashed basics basins basked basses baste basted basting bathrooms batter bawling beached
  beaches beacon beads beaks beans bearings beast beasts beautifully beautify beauts becalmed bedside bedsides beech beefs beeps
  beers beery beets befriend begetter beginnings beguines begum behinds beings belie belies believer believers bellied belling bellow
  bells belly bellying belonged bending bends benefited bereavements berth besought besting bestride bestrides betas bettered betters
  bettor bewilders bibles bidder biding billeting billiard billings billowing billy bindings binned births bitter blacked blackest
  blacking blackouts blacks bladders blags blanches bland blandished blandness blank blanked blankest blanketed blankets blanking
  blanks blase blasting bleach bleached bleaches blear bleats blend blending blinded blinding blinds blinking block blockade
  blockaded blockading blockers blockhead blocs blogs blond blondness bloodies bloodily bloods bloody bloomer bloomers blowers
  blowier blown blows blowy blowzier blued bluer blues bluet bluntness boarders boars boaster boasters boasting boats boded bodes
  bodge bodges bodices boding bogeying boilings boinking bolder bollard bollards bollixed bollocking bollocks bolls bombards bonce
  bonds boned boner bones boning bonking bonks boost boosters boosting boosts booths booty bordello bordellos boring borne boron
  borough borrower borrowers bossiest bossiness bossy botch bough boulders bounce bounded bounding bounds bouts bower bowing bowmen
  boyfriends brace braces brackets brads braes brags braid braining brains brainy brake branched branches brandied branding brandish
  brandishes brawling brawn bread breadth breadths breakages breakers breakups breasted breastfed breastfeeds breasts breathalyze
  breathalyzed breathalyzers breathalyzes breathed breathers breathes breathier breaths breathy breech breeches bridged briefs brigs
  brill bringers brioches broach broached broaches broadcaster broadcasts broadest broads brokenly brokered bronzing brooches brood
  brooder brooders broodier broodily brook brooks broth brotherhoods browns brows browsed browser browsers browses browsing bruin
  brunch brunt budge budged budges budgeted budgets buffaloed buffaloes builder buildups bulbs bulled bulleted bulletined bulling
  bullocks bullring bulls bumph bumps bumpy bunching buncoing bundling bunking bunks buoys burdened burials burka burns burred burrow
  burrowed burrows bursting busboys busby bused buses bushiness busing busses bustling busybody busyness butte butter buttoned butts
  butty buyers buyouts byroad bystanders caber cabin cabinetry cabinets cached caching cadre cadres cafeterias cairn calculate
  calculatedly calculates calculating calculations calendared calendars californium calla callas callings callous callus callused
  calluses callusing camber cambers camel cameo campaigned campaigner campaigns campaniles camps campuses campy canaries canceler
  cancelers canceling cancelous cancers candidate candidatures caned caner canes canker cannabises cannoned canoe canopied canopies
  canopying canst canter canton capability capacitor caparison caped capering capes capitalism capitalist capitally capitation
  capitations capitols capos captions captivate captives captivities captivity captured carbs cardholders carding cared careened
  careening career careerism careerist carefully caregivers carer carers caress caret carets caries carol carolers caroling caroming
  caroused carouses carousing carpals carpel carping carps carriages carryovers carting carts carve carveries carves carving carvings
  cased cashes casing cassias caster castes castle casts casually casuals casualty catching catchy categorize categorizes caterers
  catering cation cations catting caucused caucuses caucusing causal causer causers cautions cavalier caver cavers cavil caviling
  cavitation cavities cayuse cayuses cease ceases cedes ceilings cellar celled cello cellos cementer centered centers centrally
  centrals certainly certificated certificating certifications certifies cervical cessations chagrins chaining chainsaw chairing
  chairs challenger challengers challenges chambered champ champers chanced chancel chancels chancier chanciest chancing chancre
  chancres chancy changeling changer changers channeled channels chanting chapped chaps chapters characters chard charger chargers
  charging charmers charming charring chars chartered charting charts chase chases chaste chattered chatting checkered checkers
  checklists checkoffs checkouts checksum checkups chemically cherries chert chevaliers chick chicks chiefs childbirths childhoods
  chilling chimeras chimp chines chins chips chirp chock chocked chocking chocks choicer choices choicest choir chomp chomping chomps
  chooser choosers choosier choosiest choosy chore choruses christen chroming chronicle chuck chucked chuckled chucks chumming
  circuital circuited circuitry circuits circuity circumstance circumstanced cited citified citizenry civilians clack clacked
  clacking claimants claimers clambers clamming clamp clamping clams clangers clanging clanking clapped claps clarifications
  clarified clash clashed clashing clasping clasps classics classiest classifications classing classism classless classy cleanest
  cleanings cleanlier cleans cleansed cleanser cleansers cleanses cleansing cleanups clearances clearing clears cleavers cleaving
  clerically clerk cleverly click clicked clicking climbing climbs clinically clinician cloaking clocks clomp clomping clomps
  clonking closer closest closet closeted closeting closets closeups clothe clothier clothiers cloths clotting clotures cloudier
  clouds cloudy clout clouting clover clovers clubs cluck clucked clucking clutches clutching coaching coals coarse coasts coats
  cobras cochlea cochleae cochleas cocked cocking codas coded coder coders codex codifier codifies coeds coercer coercers coercive
  coffees cogitation cogitations cognition cognitional cohering coiling colas colds coleuses coley collagen collages collard collards
  collared collars collated collation collator collators colleague collectedly collecting collections collectives collectivize
  colleens collocated collocation colon coloreds colorized colors columbine comas combiner combiners combines combing combings comer
  comers comet comets comforted comforter comforts comings commands commence commences commended commends comment commented
  commenting commercially commercials commissioned commissioners committed committer committers committing commodes commonalty
  commoner commons commonweal commonwealths communed communes communicant communicates communicating communicative communicator
  communing communist commutation commuted commuter commuters compacted compacter compacting companions comparably comparatively
  comparatives compared compares comparisons compartmental compartments compassed compassionately compeers compelled compellingly
  compensate compensates compensating compensations compere compered comperes compering competed competent competitions competitively
  competitors compilation compilations compile compiler compilers compiles compiling comping complacent complainer complainers
  complaisance complaisant complected completer completest completing completions complexes complexion complexly compliant complicate
  complicatedly complicates complicating complied compo components comported comporting comportment compos composted composting
  compote compotes compress compresses comprised compulsorily computational computations compute computerize computerizes computes
  computing conceal concealer concealers conceded concedes conceited concernedly concertedly concerting concertized concerto concerts
  concessional concessions conciliate conciliated conciliating conciliators concision conclude concluded conclusion conclusive
  concrete concreted concurred concurrence concussing concussions condemn condemners condense conditionals conditioned conditioner
  conditioners conduced conducted conduction conductor conducts cones conest coneys confection confections confederated confederates
  conferee conferees confession confidences confidentially confider confined confining confirmations confiscates confiscator
  conflicted conform conformation conformations conformed conforms congealed congeals congested congests congresses coning conman
  connecting connections conned connoted consciences conscientiously consciousnesses consecutively considerations considers consist
  consisted consistently consolidate consolidates consoling consorted conspicuously conspire conspires constant constants
  constituting constitutionally constitutionals constitutions constrict constricting constriction constrictions constrictive
  constrictor constrictors constricts constructed constructing constructional constructions constructively constructor constructors
  constructs consul consulate consulted consults consume consumed consumerism consumerist consumes contacted contacting contagions
  contagiously contained containing contains contemns contend contends contented contently contents contests contexts contiguity
  contiguous continent continentals continua continual continuations continuously continuum contracted contraction contradict
  contradicting contradicts contrail contrails contrarily contrast contrasted contrasting contrasts contravened contributor
  contributors contrite contrition controller contused convection convenes conveniences convening convents converge converged
  convergence convergences conversational converse conversed conversing conversions converted converter converts convexly conveyed
  conveyor conveyors convicting convicts convinced convincingly convocation convocations convoy convoys cooperage cooperated
  cooperatively cooperatives cooperator cooperators coops coordinate coordinates copay coped copes copiers coping copped copra coral
  cords cored corer cores corgi coring cornball cornrow corporately corps correcter correctest correcting correctional correctives
  corrector correspondingly corries corrupting corruptions coshed coshing costings costumer costumers cotes councilor counseled
  counselings counselors counsels counteract counteracting counteracts countered counterfeited counterfeiter counterfeits countering
  counters countess countries coupe coupled couples couplet couplets couriered coursed courser coursers courses coursing courtesy
  courtier courtiers courting courtlier couturier couturiers covenanted covering coverlet covert coverts coves covey coveys cowering
  cowman cramp crane crannied crapped craps crash crashing crass crate crated crates craze creak cream creams creased creating
  creative creatives creators creature creatures credentialed credibly creditable creeds creeks creep creepily cremate cremated
  cremates creme cremes cress crewed cried cries criminally criminals crimp crises crook crooks cropland crotches crotchets crouches
  crowds crowed crowns crudites crunches crushed crushing crypt cuber cubic cubit culled culling culls cults culturally cultured
  cultures cumming cunts cupped curbed curds curer cures curfews curie curing curled currant currants currents curries curry currying
  curse cursedly curtain curtains curtsied curvatures curve curved cuties cutlasses cuttingly cuttings cysts czars dacha damnation
  dangerously dangler danglers danishes darer daring darlings darting dashes databases dated dater daters daughterly daughters
  daunting davits deadlier deadliest deadliness deadlock deadlocks deafened dealer dearth dearths debarked debaters debating debit
  debits debut debuts decade decades decaf decal decals decanted decease deceases deceits deceleration deceptions deceptively
  decidedly decider deciders decked decking decks declaimed declaimer declaiming declaims declamation declamations declamatory
  declarer declarers declawed decliner decliners decode decoded decoders decodes decoding decoration decreased decreases decrepit
  decryption dedicated dedicating dedication dedications deduced deducible deducing deductible deeds deepened deepening defaulter
  defaults defeat defeaters defeatism defeatist defecates defection defectively defectives defector defectors defended defender
  defending defends defensed defensive deference deferential deffer defied defies defilers defiling define definers definest
  definitely definitive deflated deflation deflected deflection deflective deflects deformation defraying degrades deice deices
  dejection delayers delaying delays delegate delegated delegation deletes deleting deletions deliberated deliberates deliberative
  delimited delinted delinting deliverer deliverers delivers deltas delver demeaned demented demisted democratic democrats demode
  demoed demographics demography demolition demotes demoting demotions demotive deniable denials deniers denizens denote denoted
  denoting dentistry denuding depart departmental depended dependencies dependency dependently deplete depleted depletes depletion
  deplored deployments deploys deponent deponents deportations deported deportee deporting deportment deports deposition depositor
  depositors depot deprave depraved depraves depressing depressions deprivations depriving deputation deputies deputing derailed
  derailing derelicts deriding derision derivation derivations derive derived derives deriving desalt desalting descaling descants
  describer describers descried descries desertification designating designations designed desks desperate despondence despondent
  destination destroyer destroyers destruct detailing detained detected detecting detective detects detentions deter determent
  determinate determinedly determiner determiners determinism deterred detest detonate detonating detonation detraction detractor
  detractors detrimental detriments devaluing developed developer developmental developments develops deviance deviling devise
  devises devotion diabetic diabetics dialing dialings dialogues dials dialyses dialyzes diced dices dicks diets differed
  differentiable differentials differs diffing digit digitalis digitally dignitary digressing diked dikes dilating dilation dills
  dilution dimes dined diner dines dinning dinosaurs directed directer directest directing directional directives directors direst
  disable disables disadvantaged disadvantages disagreed disbarment disbarred disbursements disciple disciples disclaim disclaimers
  disco discoing discounted discounter discounts discouraged discourages discoverer discoverers discoveries discriminant
  discriminator discriminators discs discus discuses diseased diseases dishonesty dislocate dislocates dismissals dismisses dismount
  disobey disorder disparage disparately disparity dispatched dispatcher dispatches dispensable dispense dispersal disperse
  displacements displays displease displeased displeases disported disposables disposals disposed disposer disposers disposes
  dispositional dispositions disputer disputers disqualifications disregarded disrepute disrobes disrupted disrupts dissever
  dissevered dissevering dissevers dissuaded dissuades distanced distances distaste distastes distention distincter distinctly
  distract distracts distrait distressed distresses distributed distributes distributing distributional distributions distributive
  districts distrust distrusts disusing divas dived diver divers diversely diversify diversions dives divided dividend divider
  dividers divides diving divisional divorcee divorcees divorces divulged divulges doable docket docketed docketing doctoral doctored
  doctrinal doctrines documentations doers doges doily doings doled doles doling dolor domes domestics dominate dominating domination
  doming donated donates donations dopes doping doses dosing dotes doting doublet doublets doubly doubters doubtless doughtier doves
  dovetail dovetailed dovetails download downs downside downsized downsizes downstage downy dozen dozes dozing drafting drags
  draining drank drawers drawl drawls drawn drays dread drearier dregs dressings dressy dried drier driers dries drifted drifters
  drifting drillers drinkings drinks dripped drips drivel driveler drivelers driveling drives drivings droll drone droop droops
  dropsy dross drove drover drovers drown drunks dryads ducal ducked ducking duckling ducks dudes duelings duelists duels duets
  duffer duffing dukes dullards dunes dunning dupes duress dustiest dusty dwarfish dying dynamic dynamism dynastic dyslexic eared
  earrings earthing earthlier easterly easterner eaten eater eaves eavesdrops economical economics economies economist edible edict
  editions edits educated educating educationally educations educe educed educing effected effectively effects effusing eighths
  eights eighty eject ejected ejecting ejection ejections ejectors elate elated elates elating elation electing electives electoral
  electric electrically electron electronica electronics electrons element elicited eliminates eliminator elocution elopements ember
  embers emending emeralds emergence emerges emission emote emoted emoticon emotion emotionally emotions emphases emphasize
  emphasizes emplacement employments empowered empowers empresses enable enact enacting enactments encoding encouragements
  encumbering endeared endearing endings endorsements endowing endued enduing endurance enduring enforcer enforcers engages engender
  engorged enjoins enjoying enjoys enmities enrollments ensure entailed enters entertainer entertainments entertains entirety entitle
  entitlements entitles entourage entourages entranced entrances entrees envelopment environmentally environments envision epics
  episodes episodic equability equatable equating equitably equivalently erase erasures erecting erection erections erectors errand
  error escalope escapade escaped escapee escapees escapes esquires essentially essentials establishes estates ester estimated
  estimates estimator etched eternal ether ethic ethnics ethnology evacuating evacuations evaluate evaluates evaluating evasions
  evenings evens evensong evidenced evidences evidently evincing evocation evocations evoke evoked evolution exacting exaction
  exalting examined examines exampled excavating excavations exceeded excelled excepting exceptional excepts excerpted excesses
  excessively exchanged exchanges excised excises excising excision excisions exciting exclusions exclusively exclusives excreted
  excretion excretions excursion excursive excusably execration execs executed executes executing executioner executioners exemplar
  exemplars exempted exempting exercised exerciser exercisers exercises exerts exigence exigences existent exiting exorcise exorcised
  exorcises exorcising expanse expanses expectoration expedience expediently expedients expeditions expeditiously expended expending
  expensive experiences expertly experts expired expiry explanations explicate explicitly explored explorer explorers explores
  explosive export exportation exported exporting expos exposures expressed expressions expunge expunges extant extender extenders
  extensional extensions extents exterminate exterminated exterminating extermination exterminations externally externals extracts
  fabric faced facet faceting facets facially facials facilitates faction factions factored factorials factorize factorizes factually
  faculties faculty failings faintest fainting faintness fairing fairings fairs fairy faiths faked faker fakes fakir fallow fallowed
  fallowing fallows falsehoods falser falsie falteringly falterings familiars farce farces farcical fared fares faring farmer farming
  farmings farther fashioned fashioner fashions fastening faster fastness fasts fatalist fathered fathering fatherly fathers fating
  fatness faultily faulting faults faxed faxes faxing feasibly feast feasting feather feathers feathery fecal feces federals feedings
  feeds feelings feels feinted feinting fella felled fellows fells felonious fended fending fends fertility fester fetch feted fetes
  feuding fevers fiance fiats fictions fiddling fielders fielding fiend fiends fifteens fifteenth fights figured figurine figurines
  figuring filching filer filers filet fillet filleted filling fillings filliped filly filmed films filmy filtering finagler finale
  finals finances financially financier finer finest fingered fingerprinted fingers finial fining finis finishing finked finned
  firefight firefights firelight firelighter firelighters firer firers firings firmed firmer firming firmness firsts fiscally fiscals
  fists fiver fives fixating fixers fixings fizzling fjord flagrantly flail flailed flailing flails flair flake flared flares
  flatness flats flattering flaunted flavor flavors fleecing flees fleet fleeting fleshier flexibly flied fliers flies flight
  flightier fling flings flits flitted flitting float flogs flood floods florid floridly flour flours fluctuation fluid flumes
  fluoride flyovers foiled foiling foils foisting follicles follower followers followings followup followups folly fondling footed
  footer footie foots footy forage forbiddingly forbiddings forceps fordable fords forearm forearms forefeet forefinger foreigners
  fores foresee foreseeing foreseer foresees foresight forested forester forfeitures forged forger forges forget forgiver forgo
  forked forklifts formation formulae formulaic formulas formulate formulations forte forth fortunate fortunes forum forums fostered
  fosters foully founded founding foundling founds fount fours fourteens fourteenth fourthly foxed foxes foxing fractional fractious
  fragrant frail framed framer frames franc franchised franchisee franchisees franchiser franchisers franchises francs frankest
  franks frauds fraudulently freedoms freeing freelanced freelances freer freest freestone freighted freighter freighters freighting
  freights frequented frequenter frequently frequents friction frictions fridges friended friending friends fries fright frighting
  frill frilled frills fringed fringes frond fronts frosh frostier frosting froze frustrate frustrated fryers fuels fulled fulls
  functional functioned fundamentally fundamentals funereal furbishing furloughs furnaces furnished furnishes furnishings furthered
  furthers futures gabbed gamin gamins gander gardened gardener gardeners gardenia gardens garish garner garnisheed garnishes gasses
  gated gates gathered gatherer gatherers gavel gazetting gears gendered genders genera generalist generate generically generics
  geneticist genially gents genuinely geographical geographies geography geometer geometric gestating givens giver givers givings
  glassiest glassy globally globed globes gloss glosses glossies gloved glutting goads goals goatherd goatherds goers goings goldener
  goner goody gores gorge goriness goring gossiped gossiper gossips gossipy governed governess governors gradates gradation
  gradations graduate graduated graduating graduations grafting grain grained grains grandee grandees grandmotherly grandmothers
  grandparents grandpas grands granitic grans granters grape graphing grasping grass grate grated grater grating gratings gratuitous
  grave gravy grays greed greening greens greeter greeters greeting grepping griefs grievances grieving griffins griffon griffons
  grimness grind grinding gripe griped griping gripping gritting groaning grocer grooving groper gropes grounded grounder grounders
  groundwork grouped groupers groupies grouping groupings growl growls grown grownups growths grubbed gruff grunt grunted grunting
  grunts guarantied guaranties guaranty guarders guardians guarding guardrails guess guided guideline guider guides guilt guiltily
  gulden gummiest gusts gutting gyrating gyves gyving habitually hacker hacks haggling hairdressers haired hairiness hairless hairs
  hairstylist hairy hakes halve halving handheld handicapper handicaps handlebars handler handles handling handy hanged hanging
  hangings hangover hangovers harasser harasses harbored harbors hardiness hardness hardships hardy hared harem harems hares haring
  harmfully harmless harnessed harnesses harnessing harshness haste hated hater hates hatting haunting havens haves hazarded
  hazardously hazings headcounts headdress headlong headphone headpins headship heady healthily hearse heart heartless hearts heated
  heaters heath heating heats heave heaven heavenly heaving hecklers heeding heeds heighten heights heirs heralded heraldic heralding
  heraldry heralds herbs hereby heritages hermitage hermitages hernial hernias herniate herrings hicks hided hider hiders highers
  highs hijabs hijacked hijackers hikers hills hilly hilts hinders hinds hings hinter hinting hints hipped hipping hireling
  historians historic historical hiving hoard hoarding hoardings hoariness hoarse hocked hoers hogging hoicks hoisting hokes holdings
  holdover holdovers holed holes holey holidayed holing holly holsters homecomings homed homelands homer homering homers homeward
  homey homeys homicidal homicides homos honer honers hones honester honestly honeys honorees honorers hooter horniest hornless
  horsed horses horsey hosing hospices hospitable hospitably hospitalizations hospitalize hospitalizes hosted hostel hosteled
  hosteler hostels hostilely hostiles hotting hounding houri houris housed householder households houses housings howsoever humane
  humans humoring hurrah hurts husbanded husbandry husbands hygienic hysterically icicle ideas identically identifications identified
  identifies idles ignore illegals imitated imitation imitations imitative immanent immensity immigrate immigrates immigrating
  imminently immunize impacted impacts impair impairments impart imparted impasses impatient impeded impedes impended implants
  imploded implodes implored implores importantly imported importer imports importune imposer imposers imposingly impotence impotent
  impracticably impractical improperly improve improves improvised impulsed impulses impulsing impunity inaction inadvertently
  incarcerate incarcerates inced incensed incenses incensing incentives inchest incidental incidentals incising inciting incomer
  incomers inconvenience inconvenienced incurring indeed indefinitely indefinitive indemnifications indent indented indenture
  indentures independents indicate indicates indicator indicators indifferent indifferently indignity indirection indiscipline
  indiscriminate indisposition indistinct individualism individualist individualize individualizes industrially industrious
  ineligibles ineligibly inertial infantry infants infarction infection infections infectiously infernal infields infighter
  infighters infighting infilled infinite infirm inflating inflection infliction influenced influences informal informational
  informer informers infractions infringe infringes infusion iniquity initialed initially initials initiate initiates injection
  injections injurer injurers injures injuring injurious inked inner inning innth inpatients inputs inquired inquirer inquirers
  inquires insect insects insecure inserted inserting insider insiders insides insisted insistingly insists insolent insolvents
  inspecting inspired inspires inspiring instability installer installments instance instigate instigates instigation instigator
  instigators instilled instinct institution instructing instructional instrumental instrumented instruments insulate insulated
  insulting insurances insureds insurgence integrally integrals integrate integrative intelligible intend intendeds intensify
  intensively intensives intention intently intents inter interact interactively interacts interceded intercepting interceptions
  interceptor interceptors intercity intercom interested interfered interferon interject interjects intermediately intermediates
  interment intermittently intermix internally internals internationally internationals interned internee internees internist
  internists internment interrupter interrupts inters intersect intersects interstates interviewee interviewees interviewer
  interviewers intestate intimate intimated intimation intimidated intimidates intimidating intoxicating intranets intrastate intro
  introduce introduces intrusions inure inured inures inuring invaded invader invaders invades invalided invalidly invalids invasions
  inventive inventor inventors inversion investigated investigating investigatory investments inviolate invited invitees invites
  invoiced invoices involve involvements irides irises irrigating irritation islander islands isolate isolates isolating isolation
  isometric isometrics issuer issuers itemizes iterative jails janitor jeopardize jeopardized jerseys jetty jewel jewelers jointing
  joints joked joker jokers jokey jouncing joust judges judgmental judgments jurisdictional jurisdictions justices justifications
  juveniles keeling kenneling keystrokes kickbacks kidneys killer kills kinda kipper kipping kitchens kneed kneeing kneels knees
  knelling knifed knifes knowings koshered koshers labors laced laces lacing lacked lactated lactating laddered ladders laded lager
  lagging laird laity lameness lames laminate laminated lance lances lapped lapsed laptops larges largo lased lases lasing lasses
  lasted lasting latex lathe lather lathering latte latter laughter launch launches launders lavenders laves laving lawmaker lawns
  layer layering layers lazying leaded leafing leaks leaky leaned leaner leaning leanings leans learnedly learners leaser leases
  leashed leaved leaven leavening leavens leaver leavings leftovers lefts lefty legals legation legging leggings legibility legibly
  legislate legislating legislatively legislator legislatures legitimated legitimately legitimates legitimatize lender lends lengthen
  lengths lengthy lento lesbians lessee lessor lettered letterer letterers lettering lettings levee levelers lever levering levers
  libel libeled libeler libelers libels licked licking lickings licks liens lifer lifts ligation lightener lighters lightest lights
  likability likable liked likelihoods likeliness liken likenesses likening liker likes limed limes limiters lined linen linens liner
  liners linger lipped liquidate liquidating liquidations liquidators listened listener listeners listening liter litheness litigant
  litigated litigates litigating litigator litter litters littlest livability livable lived livelihood liven livening livens livers
  livery livest livings loads loathing loaves locale locals locate locating lockers locket locking lockouts locos locus locution
  locutions lodgings lofted lofting lofts loges logicality logically logins logon logos loins lolly loner longs longshoremen longueur
  looms loons loose looses loots lopes loser losers losings lossless lotus lounge lounger loungers louse louses lousing louts loved
  lover loves lovey loving lowering lowing lowliest lozenges lucked lucking lucks lugging lumberman lunches lunges lusted lusting
  lusts lynch lynchers lynches maces machinate machined machines macing macron macros magnates maidenly mails mains maintained
  maintainer maintainers majors makings males malls mammy managements manageress manages manatees mandating manege manes mange manged
  manglers mangy maniac manics manioc manky manly mannered mannerly manners manorial manors manually manufacture manufactured
  manufactures maple maria marina marinade marinades marinas marinate marinates mariner mariners maritally markedly marker markers
  marketed marketer marketplaces markets marking markings marred marriages marrieds marrows marry marsh marten martial martian
  martians martinet martinets martini martinis martins marts marzipan masker maskers masking massage massaged massages massed masses
  massing masts mater materialism materialist materiel maternally maters matrices matte mattered mattes mattress maturity mauled
  maximums meadow mealtimes mealy meanings meantime meany meats meaty mechanically mechanism mechanisms medal medals meddle medial
  medially median medias mediated mediating mediator mediators medicals medicate medicated medicates medicating medications medicinal
  medicinally mediocre meditate meditated meditates meditation meditations melodically memberships memorials memories menacing menage
  mended mends menopausal menorahs mentally mentioned mentions mentor mentored mentoring merchants meres merge mergers meriting
  merits messaged messed messes messing metabolite metabolizes metal metering metes methods meting metric metrical metrically
  metrication metros microchips micron micros middles middy midways midwifes midyears miens mighty migraines migrants migration mikes
  miking milady milch mileages miler milers militarily militias milks milky millennia millennial millions millionth mimes miming
  minatory mince mincer mincers minces mincing minder minders minding minds mined minerals mingling minim minima minimize minimizes
  minims minimums minis minoring minsters mintage minter minters minting mints minuet minuets minus minuted minutely minuter minutest
  minutiae minuting minxes mirrored misappropriating misappropriations miscarriages miscarries misconducted misconducts miscuing
  misleadingly mismatched mismatches misreading misrepresentations misrepresented misrepresents missiles missioner missioners
  missives misspend missteps missus missuses mistaken mists misused misuses misusing mitigation moaning moans mockingly modal
  modelers models modernity modes modestly modifiers modifies modulates module modulus moiled moire moist moistly molds moldy moles
  molls momentary monetarily moneys monger monition monitory monkeyed monkeys moored moraines morel mores mornings moron morrow
  mortified mosses motes mothered motherly moths motioned motions motivate motivation motives motorcycled motorcycles motoring motors
  mount mountain mountains mounts mourning moussing mouthier mouths mouthy mover movers movie movies movingly mucked mucking muddle
  mugshots mulch mules mullion mullions mulls multiplayer multiples multiplex multiplexer multiplied multipliers multiplies multiply
  multistage mumblers mummy munch municipally municipals munition murks muslin mussed musses mussing musts musty mutation mutter
  mutters mutually naive narcotic narrowed narrower narrowly narrows nationalism nationalist naturally naturals natures navigating
  navigational navvy nears necessitates necklaced necklaces needled needling needy negatived negatively negatives negligee negligible
  negotiates negotiating negotiator neighbor nephews nether networked networks neural neuroses neutered neutering neutrally neutrals
  newborns newsletters newspapers newsy newts niches nieces nighties ninny ninths nitrification nobility nodes noised noises noisy
  nonce nonenforceable nonfatal nonmember nonofficial nonpayments nonprofits nooses normalcy normally norther northerner northers
  notarize notarizes notching noted nothings notifications notifier notifiers noting notional notionally notwork notworks nowise
  nuder nudest nudges nuked nulls numbered nursed nurser nursers nursling nurslings objectify objection objectively objectives
  objector objectors oblations obligate obligates obligation obliged observational observations obstructed obstructing obstructions
  obstructs obtains obverses occasional occasioned occasions occludes occlusion occupant occupationally occupied occupier occupiers
  occurrences ocker odors offed offended offensively offensives officialese officialism officially offing offsets olden ombudsmen
  omission omissions omnibuses oncoming onuses operated operatic operational operative operatives opined oping opining opinions
  opioid opportunist oppose oppositely opposites oppositions oppressively optional optioned orals orations orchards orderings
  ordnance organizational organizers organizes organs orientating orientations originally originals origins orthodoxy ought ounce
  ousts outcomes outdoorsy outlets outlined outlines outputs outrageously outrages outrider outsiders outsides overage overages
  overalls overboard overfill overfull overkill overlaid overnights overrate overrates overridden overripe overrode overs overseas
  oversee overseen overseer overseers oversell overshoes oversights oversleeps overt overtire overtires overtone overtones overuses
  overwrite overwrites ovoid ovoids oxfords paced paces pacifically pacified pacifies pacifism pacifist packaged packager packagers
  packed packets packing packs pagans paged pagers pagodas pained pains paint painterly painters painting paintings paints palace
  palaces palate paler palling palls palmier palms palmy palsying pamper pampers pamphlets panels panhandled panhandler panhandlers
  panhandles panicking panics panned panning pantos pantries pants papal paperers paperless papery parachuted parachutes parceled
  parcels parching pardner pardners pardoner pardoners pared parentage parented parietal paring parities parlaying parodies paroled
  parolee parolees paroles paroling parry parrying parse parson parsons partakes partaking partially partials participated
  participates participating participator participle particles partition partitions partnered partridges partying passable passages
  passe passels passengers passers passingly passives passkeys pasta paste pasted pasterns pasting pastries pasts pastures pasty
  patent patents pathogen pathogenic patienter patientest patiently patine patrols patter pattering patterned patterns patty paunch
  paunches pauper paupers paused pavement pavements paybacks payers paymasters payouts payslips peaces peach peaking peaks pecking
  pecks peers penalizes pends penned pensioned pensioner pensioners peopled peoples peopling peppered peppers peppery peppier
  percentages percents perching perdition performances performer performers perfumed perfuming perinatal periodical perish perishers
  perishes perked perkiness perking permanency permanently permanents permissions perms permuted permutes perpetrate perpetrators
  persecuting persecution persecutor persona personable personae personals personalty personas perspective persuaded persuades pertly
  pervasively pester pesters pesticide pestling pests petitioned petitioner petitioners petrol phage phages pharmaceutic
  pharmaceuticals phial phoned phonemes phonies phoniest phonograph phony photographed photographer photographic photographs
  photography phrase phrased phrases phyla physically physicals piasters piazza pickaxing picked picketed picketer pickets pickiest
  pickings pickling picky pictogram picture pictured pieced pieces pierced pierces pikers piking pilling pills pilots pimping pinch
  pinched pinches pined pines piney pings pinion pinioned pinko pinks pinpointed pinpoints pinto pints pipeline piper pipers pipework
  piratical pirating pissed pisses pissing pistil pistols pizzas placated placates placebos placements placer placers placid placket
  plackets plaice plaid plains plaint plaintiffs plaints plane planed planes planet planets planing plank planking planks plannings
  planters planting plasters plastic plated platen plates platformed plats platy playable playback playbacks player playing plays
  pleads pleas pleat pliant pliers plucking plugs plump plumping plums plush poaching pocked pocketed pocketing pockets pocking pocks
  podiatrist poetical pointer pointers pointier pointy poises polarity poled policed polices policyholders policymakers poling
  polished politic politically politico politicos polities pollster pollsters polluting polygraphed ponds pones pongs pooch pooed
  pooing popper porno porpoise porpoised porpoises porridge portables portals portents portions portly ports posed poser posers
  posies posing posit posited positing positional positioned positively positivism positivist positron positrons posits posse posses
  possessing possessions possessives possessor possessors possibles possibly postilion postilions postnasal postpone postponements
  postured postures posturing posturings potability potable potables potentially potentials potholed potholing potion potions potty
  pouch poultice pounding pouts powder powders practicably practically practicals practiced practicum practicums praising prance
  prangs prats prays precarious precedent preceding precepts preciously precises precising preclusion precocious predator predators
  predecessors predicable predicative predictably prediction predicts predominantly predominate preemies preeminent preempting
  preening prefacing prefatory preform preformed preforming preforms prejudgments prejudiced prejudices premiere premiered premieres
  premiers premise premised premixes prenatally preparations prepared prepaying preposition prepositions preppier preps prescience
  prescient prescribe presences presented presenter presenters presenting presently preset presets presided presidents pressing
  pressmen pressured pressures pressurize presumptions pretest pretested pretesting pretests pretty prevailed prevalent preventative
  prevented preventives previously prevision previsions preying priced pricey priciest prick prickers pricking prickles prickling
  pricks prier priers pries primarily primed primer primes primping princely princes princess princesses principally principals
  principle printing prints prion prions prioress priories priors priory prisoner prisoners privateer privater privates privatest
  privatize privileges proactive probables probating probational probationer probings processed procession processional processionals
  processor processors proclamations proctoring procures produce producer produces productions productively professes professing
  professionalism professionally professions proffers profiled profiles profited profiting profs profusion profusions progressed
  progresses progressively progressives prohibiting prohibitions projecting projection projections projects prole prolongs
  prominently promoter promoters promotes promotional promotive prompted prompter promptest promptings prompts prong pronounce
  pronounces proofs properer proportional proportionately proportioned proportions proposals propose proposer proposes propositional
  propositioned propositions proprietors propriety proscribe proscribed proscribes proscription proscriptions prosecute prosecutions
  prosecutors proselyting prospecting prospectively prospector prosper prosperity prospers protectionism protectionist protectively
  protector protectors protester protesting protests protract protracted protracting protraction protracts proud proudest provable
  provably provender proverbs provident province provisional provisioned provisos provoked provokes prowlers prudently prying psalm
  psychologically pubic publican publication publisher publishes pucks pulling pulls pumps puncheons punchers punchiest punching
  punchy punctures punishingly punishments punitively punned punsters punts purchased purchaser purchasers purchases purity purposed
  purposely pursed purser purses pursuer pursuers pursues pushy pusses putts putty pyruvate qualifier qualifiers qualities quantify
  quartered quartets queers questing questioned questioner questioners quids quiet quieting quiets quilt quilting quilts quint quints
  quirt quirts quite quoit quoiting quoits quotable quote rabid raced racer races racially raciest racists racking racks radiates
  radiating radiations radios radishes radon rafted rafting rafts rages ragging raids railings railroaded railroader railroaders
  rails railways rained raining raiser raisers raising rakes raking rallying ramps ranch ranching randomly randoms ranged ranger
  rangers rangiest rangy rankings rankling ranted ranting rantings rants raped raper rapes rapids rapped rapports rared rarer rares
  rarest rated rater raters ration rationale rationales rationally rationals ratting rattling rattlings ravel raver raves ravished
  ravishes rawer reaching reacquire reacquired reacquires reacquiring reacting reaction reactions reactive readers readier readings
  readjustments ready readying realization realized realizes reallocates reallocation really realm reals rearrange rearrangement
  rearrangements rearrest rearrested rearrests reascend reascended reasoned reasoner reasoners reassigned reassigning reassigns
  reassure reattain rebated rebating rebounded rebounding rebroadcast rebroadcasting rebuts rebuttals recalls recant receding
  receipted receiver receivers recenter recently receptive recesses recessing recessive recessives reciting reclamation reclined
  reclines recognizer recoiled recommenced recommends recompile reconciliations recondition reconstruct reconvert reconverted
  reconverting reconverts recopied recorder recorders recoveries recreant recreate recreated recreates recreating recreations
  recruited recruiters recruits rectally rectories recusing redacted redacting redaction redefined redemption redeploy redeployed
  redeployment redesign redesigning redesigns redistrict redistricted redistricts redounded redounding redrafted redressing reducer
  reducers reduces reductionist reductive reechoed reechoes reediest reedited reeds reeducation reedy reefer reefers reelects
  reemploys reexport reexported reexporting reexports refacing referees referenced referrals refine refiners refinest reflate
  reflated reflates reflation reflations reflect reflectors refocused refocuses refocusing reformat reformed reformer reforms
  refraction refrained refraining refrains refreezing refreshed refreshers refreshes refrigerate refrigerators refrozen refugee
  refuges refunded refunding refunds refuter refuters refuting regaining regal regarding regards regather regional regions registers
  registrar registrations regnant regraded regrading regressive reground regroups regrowth regulars regulating regulative
  rehabilitating rehabs rehashed rehashes rehearing reheated rehires reign reigning reigns reimbursements reimburses reined reinspect
  reinstates rejection rejects rejigging relapsed relapses relater relaters relating relational relatively relativism relativist
  relaxation relaxations relaxing relay relaying relegate relegated relegates relegation relented relevance relevantly reliefs
  relieve reliever relieves relights religions religiously relined relines relining relished relishes relisted relived relives
  relivest reliving reloaded reloading relocate relocated relocating remained remaking remand remanding rematches remediable
  remedially remediates remedied remembering remembers reminded reminder reminding reminds remotely remoter remotes remotest
  removable removals remover removers removes remunerating remunerations renal renewable renewals renews renowned rentals rents
  reoccurring reordered reordering reorders reorganizations reorganize reorganized reorganizing reorientation repacked repaired
  repairer repairs reparation reparations repayments repays repeater repeaters repel repelled repels repented repetitions
  repetitively replacements replanted replay replayed replaying repleted repletes repletion replicas replicates replication replied
  replies replying reportedly reporter reporters reposition representational representations represented reprices reprinted reprises
  reprocess reprocesses reprocessing reproduced reproducers reproduction reprogram reprograms reproved reproves reputation reputedly
  reputing requester requiems requited requiter requiters requites requiting rereading rerecord rerecorded rerecording rerecords
  rerunning resat rescinds rescued rescuer rescues resealed resent resents reservation reservations reservedly residing resigned
  resin resins resister resit resits resolutions resolver resorted resorting resounded resounding resounds resource resourced
  respected respecter respective respects respirators respiratory responded responses responsibly responsive restarted restated
  restatement restorer restorers restrained restrainer restrainers restricting restrictively restring restringing restrings
  restructurings resulted resumed resumption resumptions resurvey resurveys retailed retails retained retainer retainers retaining
  retains retaking retaliations retaliative retarded retarder retarding reteaches retested retests reticent retie retied retinal
  retinas retiree retirees retirements retires retiring retorted retorting retracted retraction retractions retracts retrain
  retrained retrains retreated retreats retried retroactively retsina returnee returnees returner returners reuse reused reuses
  reusing revealed revelation revelations revenged revenges revenuer revenuers revenues revere reverence reverenced reverences
  reveres reveries revering revers reversal reversed reversely reverses reversion reviewers reviling reviser revisers revises
  revising revisions revisited revocations revokes revolution revulsion rewarded rewarding rewashed rewashes rewiring reworded
  rewording rewrites rewriting rewritten rewrote ribber ribbing rices richer ricing ricks rider riders ridge ridges ridicule
  ridicules rifer riffle riffling rifled rifler rifles rifling riggers rightest rightism rightist righto riled riles riling rills
  rimes rimmed rimming rings rinks rinse rinses rinsing ripcords risen riser risers risings risking risky rites rivals riven rivers
  riving roach roached roaches roaching roads roams roasting roastings robber robbing robots rockeries rockiest rockiness rocks rocky
  roistered roistering roles rollings romaines roods roofs rooming roomy roped roper roping roses rosining rotas rotating rotational
  rotund roundest rounds rouse router roved rover roves rowans rubbers rubbery rubbings rubes ruble rubles rucking rucks ructions
  ruder ruffling ruing ruins ruler rulers rumbling rumblings rumpling runes rungs runts ruses rusks rustling rustlings rusts sabbaths
  sable sables sacks sacrament sacramental sacraments sacredly sades safaried safeguard safes sages saggiest saints salience salivary
  salivate salmon salons saloon salutary saluting salvage salvaged salvages salve salves sames samey sampled sampler samplers
  sanctimony sanctioned sanders sanding sands sapped satay sated sates satiable satiated satiates satiation sating satisfactorily
  saturation saunters savaged savagely savager savagery savages savagest saved saver saves saving saxes saying scalding scaled
  scaliest scalpels scalpers scaly scammers scams scanners scant scants scare scares scarfs scarped scatting scent scenting scheduler
  schedulers schema schemed schemer schemers schemes schooled schoolhouse schooner sciences scleroses scoffers scold scooping scoped
  scopes scorches scored scorer scorers scorners scotched scourers scourges scouring scrams scrape scrapped scratches scratchpad
  scratchy scream screamed screamers screaming scree screenings screenshot screes scrimped scripted scrumped scrupled scullers
  scummier scums scurf scuttled searcher searches seascape seasonable seasonably seasonally seasoned seasons secession secondarily
  seconded seconder seconding secondly seconds secretariat secretariats secrete secreted secretes secretion secretions secretory
  sectaries sectional sectionals sectioned sects securely securer secures securest sedating sedation seduction seductions seedling
  seeds seems seeping seeps seers seething seignior seize seizes select selecting selections selector selectors semen semis seniors
  senor senorita sensitively sensitives sensitize sepals separates separating separative separator sequoias serer serous servant
  serveries servery serviced servicing servings servo servos sessions settable settler settlers settles settling setts sevens
  sevenths sever severally severances severed severely severer severest severs sexiest sexists shack shacked shackled shaded shades
  shadowing shady shaft shafting shafts shahs shale shame shard shareholders sharer sharers sharked sharking sharped sharpens
  sharpers sharpest sharpies sharping shaved shaven shaver shaves shavings shays sheared shearers shearing sheathing sheave sheaving
  sheen sheering sheeting shelf shell sheller shells sheltered sheltering shelters shelving sherbets shewing shewn shews shied
  shields shies shifty shill shingle shingled shingles ships shire shires shirking shirring shirted shirting shirts shirty shits
  shitting shoaling shoat shock shogun shoos shooters shoots shopped shopping shore shored shores shoring shorten shortest shortfalls
  shorties shorting shortness shorts shorty shotguns shots shouldered shout shouter shouters shouting shouts shove shoves shoving
  showered showering showers showery showier showings showy shred shrift shrink shriving shtick shuck shuffler shufflers shunt
  shunting shunts shutdowns shuttering shutters shuttled shuttling siblings sicked sickles sicklier sickly sicknesses sicko sicks
  sidle sidled sidles sierra sifts sights signaled signaler signalers signaling signally signatory signatures signet signings
  silencer silencers silenter silently silents sills silting simmer simpler simplest simplex simplifies simply sinecure singable
  singe singed singeing singes singing singled singlet singlets singling singly sings sinks sipped sipping sises sitar sited siting
  sittings situated situates situating situational sixes sixteens sixteenth sized sizer skein skillet skillets skimp skimping skins
  skint skippering skips skull skullcaps skulls skylights slacked slackers slackness slacks slanders slanting slaps slated slates
  slating slave slays sleek sleeking sleeks sleepily sleeps sleeting sleights slewing slice slices slick slicked slicker slickers
  slickness slide slides slier slight slighted slinging slink slipping slitting slogan slopped slops slotting slows slued slues slugs
  sluiced sluing slummer slummier slums slung slurp slurps smack smackers smacking smalls smarting smellier smelliest smelly smelting
  smirking smite smites smiths smithy smocked smocking smoker smokey smokiest smoky smoothing smuggest snack snacked snapshot
  sneaking snick snide sniffers snipping snookers snoops snoopy snoozing snows snowy snuffer snuffers snuggest sociable sociably
  socialists socially socials societal socked softener soggiest solar solaria solarium solder solderer soldiered soldierly soldiers
  soldiery soled solemnly soles solicitations solicitor solicits solicitude solider solidi solids solution solve someones somerset
  somethings sonority sooth soothing sopped sores sorted sorter sough sounders soundings sounds sourced souse souses southeastern
  southwester southwesters sowed sower sowing spaced spacemen spacer spaces spacey spacial spake spams spangles spanking spanks
  sparking spate spatting spawns spaying spays speakers speakings spearing specialisms specialist specially specials specialty specif
  specifics specifier specifies specimens specking specters spectrometer speeches speechified speechify speeding speeds speedy spell
  speller spellers spells spenders spewed spice spied spike spillage spindling spins spited spites spitting splat splaying spliced
  splicer splicers splint splits splitting spokes spooking spoon sport sporting spots spotting spousals spout sprained spraying
  sprays spreader spreads spreed sprigs spring springier sprinter sprite spurious spuriously spuriousness sputa sputters squanders
  squared squarely squarer squares squarest squealed squealing squire stability stabling stabs stacked stacking stacks staffers
  staffs staged staggers stagiest stagings stags stagy staid stain stained staining stair staked stakes staking stale stales staling
  stalkings stalling stalls standbys standees standers standings stapling starched starching stare stared stares stark starkers
  starless starlets starlight starling starlings starring stars starters startled startles startling startups starving starvings
  statehouse statemented stater stateside statesmen stating stationed stationer stations statistic stats statuary statue statues
  statuette statuettes statures statuses statutorily stave stead steadily steadying steals steam steaming steeling steels steely
  steep steeping steeps steerable steerage steering stems stent stepparent stepped stets stetting stewarded stewards stewed stick
  stickers stickiness sticking stickler sties stiff stiffened stiffest stiffing stile stiles stillbirths stills stinging stink
  stinkers stinking stinting stipends stippled stirring stitches stoat stocks stocky stoke stoles stolid stolider stolon stomached
  stomacher stomachs stomp stomps stone stools stoop stooping stoops stoppages stoppered stoppled storied stories stormed storming
  story stoup stoups strafing straighten straighter straightly straights strainer strains straiten straitened strand stranded
  stranding strands stranger strangers strangler strap strapped strategical strategics strategies strategist strategy stratus
  strawing stray straying strays streakers streaking streets strengthen strengths strenuously strep stressed stresses stretched
  stretcher stretchers stretchiest stretchy striated striation stricken stricture strident striding striker strikingly strikings
  string stringed stringer stringers stringier stripe striping stripped strips stripy striving stroked strokes stroking strongly
  strop stropped strops strung stuck studly studying stuff stuffed stuffier stuffing stuffings stunting sturdy stuttered stutterer
  stutterers styled styli stylizes stylus styluses suave subcontract submissions subordinated subordinates subpar subprime subscribed
  subscribes subside subsided subsides substantively substantives substituted substitutes subtitled subtitles subtracted subtracts
  sucked suckle suction suctions suede sufferer sufferers sufficed suffices sufficiently suggested suggester suggesting suggestions
  suggestive suggests suicides suitably suite suites summarily summarized summered summers summery summitry summon summoner summoners
  summonsed summonses sumps sundae sundaes sunders superb supercharge superintended superintendents superiors supermen supers
  supersede supersedes supervise supervises supervising supervisions supper suppl supple supplemented supplest supplied supplier
  suppliers supporter supporters suppurated suppurating supremely supremo supremos surcharged surcharges surfaced surfaces surgically
  surrounding surtitle survives survivor suspect suspender suspenders suspending suspense suspensions suspicions suspiciously
  suturing swamp swaps swatch swatting sways swears sweat sweatier sweating sweats sweeping sweethearts sweeties swell sweller swells
  swerve swerved swerves swerving swinging switched switcher switches swoon swooping swotting symmetry symptom syndicate syndicates
  synthetics systemic systemics tabla tablas tabled tablet tablets tacker tacking tackling tacks taglines taiga tailbones tainting
  taker takers takings talented talents tales talky tally tallying talons tamed tamely tamer tamers tames taming tamps tanagers
  tangibles tangibly tanking tanks taped taper tapes taping tapped target taring tarmacking tarns tarted tarting tartness tarts tarty
  tasking tasted tasting tastings tattiest tattooed tattooer tattoos taupe tawdriness taxers taxis taxpayers teaches teaching teams
  teamster tears teary teats technically technician teemed teems teeny telecommunication telephoned telephoner telephoners telephones
  telephonic telephony teleworker tellingly telly temperate temperatures templates tempo tempos tempt tempts tends tenon tense
  tentatively tenths tents terabits terminal terminates terminations terminator termini terminus terns terribly testates testes
  testifier testifiers testings testis testy textural textured textures thane thank thanking thanksgivings theater thees thefts
  theirs theist theme therapeutics thereat therefor theretofore therm therms theses thicko thine thing thingies thinks thins thirds
  thirsty thistles thongs thorough thought thoughts thous thrash thread threaded threaders threads threateningly threes threshed
  throat throats throe thrown throws thrummed thrumming thrust thuds thugs thumbprints thunk ticktock tided tides tidiness tidings
  tiffed tiger tigers tightener tiled tiler tilers tiles tilling tills timber timbers timed timings tines tings tinplate tippet
  tippexed tippled tipsy tirade tirades tired tires tissues titled titter tittle tittles toady toasters toasting tobaccos toddy
  toiled toileted toiletry toilette toils token tokes toking tolerances tolerant tolerated tolerates tolling tomes toned topical
  topped torching torte torts tortuous torturous touche touchiest touchingly touchings touchy tough toughing touristic tourists
  touristy towards towed towns townships trace tracer tracing tracings trackers tract tractors traded trader traders tradings
  traduces trail trailing trainers trains traitors trammed tramming tramp trampled tramples trams transact transaction transect
  transept transferal transferals transform transformable transforms transgenders transient transistor transited transiting
  transitional transitioned transitions transits transl translation transmit transmits transpiration transported transporter
  transports transverse traps trashy traveled traveler travels trays treachery tread treadled treadles treads treas treasure
  treasured treasurers treasures treaties treatise treatments treaty trebles treed trees trekking tremble trembled trembles tress
  treys triad trialing trials tribes tribunal trick trickery trickier tricking trickling tricks trier triers trigger trike trikes
  trill trilling trimmers trimmest trimmings trims trios tripe triplet triplets triplex triplexes tripling triply tripos tripped
  trivia trivially trolling trolls trons tropic tropical tropics troth troubled trough truanted truce truckers truckles truckling
  trued truer trues truest trunking trunks trustees trustful trustfully trustier trusties trusting trusts trusty truths tryst
  trysting tucker tucking tucks tuned tuning tunneled tunneler tunnels turbaned turbans turbofan turnings tusks tuxes tweaking tweed
  tweeds tween tweeters twill twinsets twist twisters twisting twits twittered twitters twittery tying tykes typically typos umber
  umping unablest unaccounted unalike unburden unburdens unbutton unbuttons unchained uncharged unclear unconstitutionally unction
  unctions uncustomary undergrounds underlain underlays underlie underline underlines underling underlings underlining undermined
  underpass underpay underpayments underplay underplaying underplays understand unedited unequaled unfairer unfit unfits unfitted
  unformed unfunded unhinged unicorns uniformly unilaterally uninformed uninjured uninspired unintentionally unionist unionizes
  uniquely uniquer uniquest unison unite unitedly unites unitized universality universally universals universe unjustly unknowing
  unknowns unlisted unlit unmasked unmounted unofficially unpacked unpaired unproved unpublished unpunished unquotes unquoting
  unreformed unregulated unsafely unsafer unsafest unseasonable unseasonably unsifted unstable unstopped unsubscribe unsubstantial
  unsuitability unsuitable unsuited unsupported unsuspected untapped untended untied untitled untreated unusable unusually unwonted
  unzipped updater uphold upholders uppers upstarted upturned upturning urbane urgently ursine usernames usher ushers utility
  vacantly vacates vacating vacationed vacationer vacations vaccinates vaccinating vaccinations vaccines valiance validate validates
  valleys valuables valuated valuation valuations valued valuer values vaped vapes variances variation vasts vectored vegan vendible
  venerable venom ventilating vents ventured ventures verbals verities versification versified versifiers versifies versify versioned
  versions vesicles vessels veterinaries videos videotaped videotapes vigils villager villagers villages violator violators violently
  violet virginal virginity virulence virulent vises visioned visions visitations visiting visitor vista vistas vitiation
  vitrification vitrified vitrifies vocation vocations voiced voices volition volley volunteerism vomiting vulnerably wader waders
  wadge wadges waged wager wagers wagoner wagoners wains waist waists waked waken wakes waking waled waling walkabout walkabouts
  walkers walkover walks walls wally waltzers wands waned waning wanner wantoned wantonly wantons warded warding wards warehoused
  warez wariness warming warns warranted warrants warranty warship warships waster wasters wastes watchers watchman watery waved
  waver wavers waves wavier weakened weakener weakling weakly wealthier weaponry wearings wears weary wearying weathered weathers
  weave webcams websites weeder weeds weedy weekended weekender weekenders weest weighted weights weighty welder wells welly welsh
  weltering westerner westerns wetness whale whats whatsoever wheat wheelchairs whens whensoever wheres whiled whiles whinnying
  whistled whistler whistlers whistles whited whiten whitened whiteness whitens whiter whitest whitey whiteys whither whits whittles
  wholes whomever whore whorehouse whorehouses whoso whosoever wickeder widen wideners wideness width wielder wielders wiener wight
  wikis wildfires wildness wills willy winder windowed winds wines wings wining winks winners winningly winnings winnower winnowing
  winos wired wires wiretaps witch witches witching withdrawal withdrawals withdrew withe withing witnessed witter wittiness wived
  wives wonted woolly wordings wordy workaday workfare workings workmen workshop worksites world worlds worsened worsens worshiped
  worshiper worships worsting worthy woulds wowed wracked wrangled wreak wrest wresting wretches wrights wring wrists writers writhe
  writhes writhing writings writs wrongdoings wrongest wronging wrongs wroth wrung xxviii xxxiii yarmulkes yearn yearns yellowed
  yellowing yelps yesterdays yield youngster yours youthfully zeros
`
    .trim()
    .split(/\s+/),
);
