import { call } from '@/lib/api/client'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { newPostApi } from '@/lib/api/v1/cms/post/office'
import type { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { slugOf } from '@/lib/text/slug'

/** What it begins with; `postType` is a template. */
type Origin = { kind: 'blank' } | { kind: 'page' | 'postType'; id: number }

export type NewPage = {
  kind: 'page' | 'post'
  title: string
  /** Null while it follows the title. */
  slug: string | null
  from: Origin
  parentId: number | null
  menu: MenuName | null
}

export function initialPage(copyOf: number | null): NewPage {
  const from: Origin = copyOf === null ? { kind: 'blank' } : { kind: 'page', id: copyOf }
  return { kind: 'page', title: '', slug: null, from, parentId: null, menu: null }
}

export const slugFor = ({ slug, title }: NewPage) => slug ?? slugOf(title)

export function createPage(page: NewPage): Promise<{ slug: string }> {
  const { kind, title, from, parentId, menu } = page
  const slug = slugOf(slugFor(page))
  if (kind === 'page') return call(officePageApi.create, { title, slug, from: ofPage(from), parentId, menu })
  return call(newPostApi.create, { title, slug, ...(from.kind === 'postType' ? { postTypeId: from.id } : {}) })
}

function ofPage(from: Origin) {
  if (from.kind === 'blank') return { kind: 'blank' as const }
  return from.kind === 'page' ? { kind: 'page' as const, id: from.id } : { kind: 'postType' as const, id: from.id }
}

/** As the value of a `<select>`. */
export const originValue = (from: Origin) => (from.kind === 'blank' ? '' : `${from.kind}:${from.id}`)

export function originOf(value: string): Origin {
  const [kind, id] = value.split(':')
  return kind === 'page' || kind === 'postType' ? { kind, id: Number(id) } : { kind: 'blank' }
}
