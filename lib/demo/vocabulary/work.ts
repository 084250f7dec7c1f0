import { defineVocabulary } from './define-vocabulary';

export const office = defineVocabulary({
  slug: 'office',
  trade: 'goods',
  weight: 3,
  products: `
    height-adjustable desk, height-adjustable desks, 420
    ergonomic office chair, ergonomic office chairs, 289
    dotted notebook, dotted notebooks, 14, fountain-pen
    box of copy paper, boxes of copy paper, 32, printer
    ink-tank printer, ink-tank printers, 219, printer
    fountain pen, fountain pens, 46, fountain-pen
    monitor arm, monitor arms, 79
    desk lamp, desk lamps, 58, couch-and-lamp
    weekly planner, weekly planners, 22, fountain-pen
    set of gel pens, gel pens, 12, fountain-pen
    acoustic panel set, acoustic panels, 135
    label maker, label makers, 49, printer
    whiteboard, whiteboards, 74
    leather desk mat, leather desk mats, 54
    set of business cards, business cards, 24, printer
    filing cabinet, filing cabinets, 149
    toner cartridge, toner cartridges, 62, printer
    pencil case, pencil cases, 18, fountain-pen`,
  suffixes:
    'Office, Paper Co., Stationers, Desk, Supplies, Workspace, Print, Papeterie, Ink, Bureau, Desks, & Quill',
  traits: `
    refurbishes office chairs that would otherwise be scrapped
    binds notebooks whose paper takes fountain-pen ink
    prints cards and letterheads on cotton paper
    equips small offices with everything but the coffee
    builds standing desks with tops of solid oak
    sells ink and toner without the fuss about chips
    rents desks and chairs to companies that grow and shrink
    imports pens and pencils that you will not lend to anyone`,
  details: `
    Companies can pay by invoice within 30 days.
    The paper is 100 g, smooth and does not bleed through. | notebook, planner
    Chairs arrive assembled and the carton is taken away. | office chair
    The motor carries 120 kg and is quieter than a fridge. | adjustable desk
    Cartridges are refilled up to five times. | toner, printer
    You see a proof before anything is printed. | business card
    Replacement parts are kept for twelve years. | chair, desks, monitor arm, printer
    Bulk prices begin at ten pieces. | notebook, paper, pens, planner, toner, case, card`,
  conditions: `
    Prices are shown without tax for business accounts.
    Personalised prints cannot be returned. | business card
    Furniture is delivered to the kerb unless you book assembly. | adjustable desk, chair, filing
    Not valid on bulk orders with their own quote.
    One redemption per company.`,
  gifts: 'brass page marker, pocket notebook, desk plant, set of three pencils, cable tray',
  occasions: 'the home office, a new job, exam season, tax papers, a tidy desk',
});

export const education = defineVocabulary({
  slug: 'education',
  trade: 'courses',
  weight: 3,
  products: `
    beginners' Spanish course, Spanish courses, 79
    photography course, photography courses, 95, camera
    evening class in ceramics, ceramics classes, 140, artist-palette
    data analysis course, data analysis courses, 180, laptop
    exam revision plan, exam revision plans, 45, books
    piano course for adults, adult piano courses, 110, musical-notes
    private maths lesson, private maths lessons, 32
    first-aid certificate, first-aid certificates, 65, stethoscope
    web design course, web design courses, 160, laptop
    creative writing workshop, creative writing workshops, 85, fountain-pen
    public speaking class, public speaking classes, 90
    bookkeeping course, bookkeeping courses, 150, briefcase
    bread-baking class, bread-baking classes, 60, bread
    sign language course, sign language courses, 75
    gardening course, gardening courses, 70, potted-plant
    coding camp for teenagers, coding camps, 195, laptop
    chess tuition month, chess tuition months, 40, puzzle-piece
    touch-typing course, touch-typing courses, 25, laptop`,
  suffixes:
    'Academy, Learning, School, Courses, Tutors, Institute, Classroom, Languages, Lessons, College, Study, Campus',
  traits: `
    teaches languages in groups of five, by video
    runs evening classes for people with day jobs
    finds private tutors and sits in on their first lesson
    explains statistics with stories instead of formulas
    prepares adults for the exams they missed
    records courses with people who do the work they teach
    trains first-aiders for firms, clubs and families
    teaches coding through games that pupils may keep`,
  details: `
    Lessons are recorded, so a missed evening is not lost. | course, class, lesson, camp, tuition, plan
    The first unit is free to read. | course
    A certificate is included when you finish. | course, plan, class, workshop
    Teachers answer written questions within a day. | course, class, lesson, camp, tuition, plan
    Groups have six people at most. | class, workshop, camp
    You learn at your own pace and keep access for two years. | course, class, lesson, camp, tuition, plan
    All worksheets can be printed. | course, plan
    The course counts towards continuing training in many trades. | bookkeeping, first-aid, data analysis, web design, public speaking`,
  conditions: `
    Exam fees are not included. | exam, first-aid, bookkeeping
    Places are limited and given in order of payment. | class, workshop, camp, certificate
    Not valid on one-to-one tuition. | course, class
    You can withdraw within 14 days unless the course has begun.
    Course books are sold separately. | course`,
  gifts:
    'course workbook, trial lesson with a tutor, vocabulary card set, study planner, extra month of access',
  occasions: 'a career change, the new term, long winter evenings, the summer holidays, exam season',
});

export const finance = defineVocabulary({
  slug: 'finance',
  trade: 'money',
  weight: 2,
  products: `
    current account, current accounts, 60, credit-card
    business account, business accounts, 120, briefcase
    travel credit card, travel credit cards, 80, credit-card
    home contents insurance, home contents insurance policies, 110, house-with-garden
    bicycle insurance, bicycle insurance policies, 65, bicycle
    travel insurance for a year, annual travel insurance policies, 95, airplane
    tax return service, tax return services, 75
    budgeting app, budgeting apps, 48, mobile-phone
    pet insurance, pet insurance policies, 140, paw-prints
    savings plan, savings plans, 50
    currency transfer, currency transfers, 20
    credit report subscription, credit report subscriptions, 60
    accounting package, accounting packages, 150, briefcase
    dental cover, dental cover plans, 130, pill
    children's savings account, children's savings accounts, 40
    electronics insurance, electronics insurance policies, 70, laptop`,
  suffixes:
    'Finance, Money, Bank, Savings, Cover, Mutual, Accounts, Capital, Insurance, Credit Union, Ledger, Pay',
  traits: `
    runs an account for freelancers that puts the tax aside
    insures bicycles, cameras and other things that get stolen
    sends money abroad at the true mid-market rate
    helps with tax returns, from the receipt to the reply
    explains insurance in sentences of fifteen words
    keeps savings accounts for children and their grandparents
    shows every subscription you pay for, in one list
    is owned by its members and pays its profit back to them`,
  details: `
    All fees are on one page, in one table.
    Opening it takes ten minutes and an identity card. | account, transfer, card
    You can cancel monthly. | account, insurance, card, cover, subscription
    Deposits are protected up to the statutory limit. | current account, business account, savings
    Claims are answered within three working days. | insurance, cover
    There are no fees for paying abroad. | travel credit card, current account
    Support is reached by phone, without a menu.
    Switching takes care of standing orders as well. | current account`,
  conditions: `
    New customers aged 18 or over.
    Subject to acceptance; a credit check may be made. | account, card
    The bonus is paid within 60 days. | bonus
    Terms of the policy apply; please read them before you sign. | insurance, cover
    The value of investments can fall as well as rise. | savings plan`,
  gifts: 'second card, first quarter without fees, tax checklist call, legal helpline year, metal card',
  occasions: 'a first salary, going freelance, a year abroad, the tax deadline, a new home',
});
