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
