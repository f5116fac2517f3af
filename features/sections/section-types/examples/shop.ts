import type { SectionExample } from './example'

export const productGridExample: SectionExample = {
  type: 'product-grid',
  meta: { title: 'Novo u ponudi', lead: 'Svježe pristiglo ovaj tjedan.' },
  options: { source: 'newest', limit: 4 },
  linkMeta: { more: { kind: 'route', target: '/shop', label: 'Svi proizvodi' } },
}

export const categoryTilesExample: SectionExample = {
  type: 'category-tiles',
  meta: { title: 'Razgledajte po kategorijama', lead: 'Krenite od onoga što vas zanima.' },
  options: { categories: [] },
}

export const postTeasersExample: SectionExample = {
  type: 'post-teasers',
  meta: { title: 'Iz našeg bloga', lead: 'Priče, savjeti i najave.' },
  options: { limit: 3 },
  linkMeta: { more: { kind: 'route', target: '/blog', label: 'Svi članci' } },
}
