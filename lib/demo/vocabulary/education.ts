import { defineVocabulary } from './define-vocabulary';

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
