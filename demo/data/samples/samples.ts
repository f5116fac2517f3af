import type { PageArt, Prose, SeedProduct } from '@/demo/model/types'
import { jabuke } from './jabuke-za-nepoznate'
import { medvjed } from './medvjed-na-raskrizju'
import { tetke } from './tetke'

/** The beginning of a book. */
export type Sample = {
  chapter: string
  text: Prose
  /** The folio of its first page, a left one, so that the viewer shows spreads. */ first: number
  pages: number
}

const samples: Record<string, Sample | undefined> = {
  'jabuke-za-nepoznate': jabuke,
  'medvjed-na-raskrizju': medvjed,
  tetke,
}

export function withSamples(products: SeedProduct[]): SeedProduct[] {
  return products.map((product) => {
    const sample = samples[product.key]
    return sample ? { ...product, samplePages: pagesOf(product, sample) } : product
  })
}

function pagesOf({ name, attributes }: SeedProduct, { pages, ...sample }: Sample): PageArt[] {
  const book = { kind: 'page' as const, title: name, author: String(attributes.autor) }
  return Array.from({ length: pages }, (_, index) => ({ ...book, ...sample, index }))
}
