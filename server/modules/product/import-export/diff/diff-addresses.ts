import { publicPath } from '@/server/modules/cms/redirect/public-path'
import type { StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'
import type { TextChange } from './diff-text'

/** What becomes of a product's paths, in every language that has addresses (docs/rules/import-export.md#import-effects). */
export type AddressChanges = {
  moved: { from: string; to: string }[]
  /** Paths that show the product from now on. */
  published: string[]
}

export const noAddressChanges: AddressChanges = { moved: [], published: [] }

type AddressDiff = {
  current: StoredProduct
  /** Whether nobody knows an address of it yet. */
  isNew: boolean
  texts: readonly TextChange[]
  /** Whether the product has a page: it is neither archived nor a variant. */
  isShown: boolean
  /** Ids by code. */
  languages: ReadonlyMap<string, number>
}

export function diffAddresses({ current, isNew, texts, isShown, languages }: AddressDiff): AddressChanges {
  if (!isShown) return noAddressChanges
  const { archived, isVariant } = current.product
  const wasShown = !isNew && !archived && !isVariant
  const pathOf = (code: string, slug: string | undefined) =>
    slug === undefined ? null : publicPath({ code }, { route: '/product/[slug]', slug })
  const paths = [...languages].flatMap(([code, id]) => {
    const before = current.texts.find(({ languageId }) => languageId === id)?.slug
    const after = texts.find(({ row }) => row.languageId === id)?.row.slug ?? before
    const [from, to] = [pathOf(code, before), pathOf(code, after)]
    return to === null ? [] : { from, to }
  })
  return {
    moved: paths.flatMap(({ from, to }) => (from === null || from === to || isVariant || isNew ? [] : { from, to })),
    published: paths.filter(({ from }) => !wasShown || from === null).map(({ to }) => to),
  }
}
