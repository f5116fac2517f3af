/** Product by slug, author by e-mail. One is pending, for the admin panel. */
export type SeedReview = { product: string; email: string; rating: number; text: string; daysAgo: number; state: 'approved' | 'pending' }

const [ana, luka, dora, ivo] = [
  'ana.maric@posta.example',
  'luka.perkovic@posta.example',
  'dora.simunic@posta.example',
  'ivo.barbaric@posta.example',
]

export const seedReviews: SeedReview[] = [
  {
    product: 'jabuke-za-nepoznate',
    email: ana,
    rating: 5,
    daysAgo: 41,
    state: 'approved',
    text: 'Kupila zbog korica, ostala zbog bake iz trećeg poglavlja. Posveta je ispisana rukom i lijepo, ne kao na receptu.',
  },
  {
    product: 'jabuke-za-nepoznate',
    email: luka,
    rating: 4,
    daysAgo: 23,
    state: 'approved',
    text: 'Prvih pedeset stranica traži strpljenje, a onda odjednom pola tri ujutro. Jedna zvjezdica manje jer sam sutradan zaspao u tramvaju.',
  },
  {
    product: 'jabuke-za-nepoznate',
    email: dora,
    rating: 5,
    daysAgo: 2,
    state: 'pending',
    text: 'Darovala mami, sad je čeka cijela ulica. Molim još primjeraka.',
  },
  {
    product: 'platnena-torba-pod-lampom',
    email: dora,
    rating: 5,
    daysAgo: 60,
    state: 'approved',
    text: 'Prošla more, tržnicu i tri selidbe. Lampa se još vidi.',
  },
  {
    product: 'platnena-torba-pod-lampom',
    email: ivo,
    rating: 4,
    daysAgo: 17,
    state: 'approved',
    text: 'Veličina L drži i lubenicu, ali onda više ne staju knjige. Uzeo sam dvije.',
  },
  {
    product: 'paket-more-i-mrtvac',
    email: ivo,
    rating: 5,
    daysAgo: 90,
    state: 'approved',
    text: 'Dar za šogora koji ne čita. Sad čita, i to naglas.',
  },
  {
    product: 'kuca-s-devet-prozora',
    email: luka,
    rating: 3,
    daysAgo: 12,
    state: 'approved',
    text: 'Osam prozora odlično, deveti ne bih otvarao. Prijevod teče.',
  },
]
