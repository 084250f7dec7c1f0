import { defineVocabulary } from './define-vocabulary';

export const music = defineVocabulary({
  slug: 'music',
  trade: 'goods',
  weight: 3,
  products: `
    acoustic guitar, acoustic guitars, 249
    digital piano, digital pianos, 690, musical-notes
    set of guitar strings, guitar strings, 12
    coloured vinyl pressing, coloured vinyl pressings, 29, musical-notes
    student violin, student violins, 219, musical-notes
    ukulele, ukuleles, 59
    condenser microphone, condenser microphones, 129, headphone
    audio interface, audio interfaces, 139, headphone
    cajón, cajones, 115
    tenor saxophone, tenor saxophones, 980, musical-notes
    turntable, turntables, 239, musical-notes
    pair of studio monitors, studio monitors, 279, headphone
    book of piano scores, piano scores, 24, books
    overdrive pedal, overdrive pedals, 98
    clip-on tuner, clip-on tuners, 16
    record storage box, record storage boxes, 34
    drum practice pad, drum practice pads, 39
    harmonica, harmonicas, 36, musical-notes`,
  suffixes:
    'Music, Strings, Records, Sound, Guitars, Vinyl, Pianos, Luthiers, Recordings, Keys, Tone, Percussion',
  traits: `
    sets up every guitar by hand before it leaves the bench
    presses records in runs of five hundred
    rents violins that grow with the child
    repairs, tunes and sells pianos from three rooms
    publishes scores for school choirs and small bands
    winds its own strings and pickups
    equips bedroom studios that sound larger than they are
    trades in used instruments at published prices`,
  details: `
    Each instrument is set up, tuned and photographed individually. | guitar, piano, violin, ukulele, saxophone, cajón
    You may play it at home for 45 days. | guitar, piano, violin, ukulele, saxophone, cajón
    Half of the rental counts towards a purchase. | violin, piano, saxophone
    The record comes with a download code. | vinyl
    A padded bag and a spare set of strings are included. | guitar, violin, ukulele
    Trade-ins are valued within a day. | guitar, piano, violin, ukulele, saxophone, cajón
    The tonewood is certified. | guitar, violin, ukulele
    Lessons on video come with the instrument. | guitar, piano, violin, ukulele, saxophone, cajón`,
  conditions: `
    Used instruments are one of a kind. | guitar, piano, violin, ukulele, saxophone, cajón
    Mouthpieces and reeds cannot be returned. | saxophone, harmonica
    Records with torn seals are excluded from return. | vinyl
    Rental contracts run for three months at least. | guitar, piano, violin, ukulele, saxophone, cajón
    Pianos have their own delivery charge. | piano`,
  gifts: 'set of plectrums, polishing cloth, clip-on tuner, sampler record, sturdy guitar strap',
  occasions: 'a first instrument, the school orchestra, open-mic night, a new turntable, a bedroom studio',
});
