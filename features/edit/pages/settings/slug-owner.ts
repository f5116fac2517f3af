import type { QueryKey } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { officeProductApi } from '@/lib/api/v1/product/office'
import type { LinkLocale } from '@/lib/routing/paths'
import { contentPath, productPath } from '../edit-address'
import { pageQuery, postQuery, productQuery } from '../page-queries'

/** What stands at an address of its own. `version`: the one of the product that was seen (docs/rules/catalog.md#product-version). */
export type SlugOwner = { kind: 'page' | 'post'; id: number; slug: string } | { kind: 'product'; id: number; slug: string; version: number }

export function addressOf({ kind }: SlugOwner, slug: string, locale: LinkLocale): string {
  return kind === 'product' ? productPath(slug, locale) : contentPath(slug, locale)
}

/** The query that holds the slug. */
export function ownerQueryKey({ kind, id }: SlugOwner): QueryKey {
  switch (kind) {
    case 'page':
      return pageQuery(id).queryKey
    case 'post':
      return postQuery(id).queryKey
    case 'product':
      return productQuery(id).queryKey
  }
  throw new Error(`No such owner: ${kind satisfies never}`)
}

/** `redirect`: whether the old address leads to the new one; that of a product always does (docs/rules/catalog.md#product-slug). @throws VALIDATION at `slug`, STALE_VERSION */
export async function changeSlug(owner: SlugOwner, { slug, redirect }: { slug: string; redirect: boolean }): Promise<void> {
  const { id, slug: from } = owner
  switch (owner.kind) {
    case 'page':
      await call(officePageApi.changeSlug, { id, from, slug, redirect })
      return
    case 'post':
      await call(officePostApi.changeSlug, { id, from, slug, redirect })
      return
    case 'product':
      await call(officeProductApi.update, { id, version: owner.version, slug })
      return
  }
  throw new Error(`No such owner: ${owner satisfies never}`)
}
