import type { SeedTag } from '@/demo/model/types'

export const seedTags: SeedTag[] = [
  { key: 'citanje-naglas', title: 'Čitanje naglas', slug: 'citanje-naglas' },
  { key: 'djeca', title: 'Djeca', slug: 'djeca' },
  { key: 'navike', title: 'Navike', slug: 'navike' },
  { key: 'poezija', title: 'Poezija', slug: 'poezija' },
  { key: 'klasici', title: 'Klasici', slug: 'klasici' },
  { key: 'roman', title: 'Roman', slug: 'roman' },
  { key: 'prevodenje', title: 'Prevođenje', slug: 'prevodenje' },
  { key: 'popis', title: 'Popisi', slug: 'popis' },
  { key: 'autori', title: 'Autori', slug: 'autori' },
  { key: 'obrt', title: 'Obrt', slug: 'obrt' },
  { key: 'ilustracija', title: 'Ilustracija', slug: 'ilustracija' },
  { key: 'knjizara', title: 'Iz knjižare', slug: 'knjizara' },
  { key: 'zagreb', title: 'Zagreb', slug: 'zagreb' },
  { key: 'antikvarijat', title: 'Antikvarijati', slug: 'antikvarijat' },
  { key: 'knjiznica', title: 'Knjižnice', slug: 'knjiznica' },
  { key: 'putovanje', title: 'Putovanje', slug: 'putovanje' },
]
