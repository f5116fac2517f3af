import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormatter } from 'next-intl'
import { call } from '@/lib/api/client'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { mediaApi } from '@/lib/api/v1/cms/media'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { postApi } from '@/lib/api/v1/cms/post'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { termApi } from '@/lib/api/v1/cms/term'
import { productApi } from '@/lib/api/v1/product/web'
import { categoryApi } from '@/lib/api/v1/product/web/category'
import { useDebounced } from '@/lib/browser/use-debounced'
import { formatPrice } from '@/lib/office/formats'
import type { RecordLinkKind } from '@/lib/routing/links'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { fold } from '@/lib/text/fold'

/** A record that a link or a field can name. `target` as lib/routing/links.ts expects it. */
export type FoundRecord = {
  /** The home page, which goes by its name. */
  isHome?: boolean
  id: number
  target: string
  title: string
  picture?: Picture | null
  /** For everybody. */
  price?: number
  /** ISO. */
  day?: string | null
  /** Where it stands: parent categories, type of a file. */
  detail?: string
}

const limit = 30

/** The records of a kind whose name contains the words; the newest ones without words. */
function findRecords(kind: RecordLinkKind, search: string): Promise<FoundRecord[]> {
  switch (kind) {
    case 'page':
      return findPages(search)
    case 'post':
      return findPosts(search)
    case 'product':
      return findProducts(search)
    case 'event':
      return findEvents(search)
    case 'file':
      return findFiles(search)
    case 'productCategory':
    case 'category':
    case 'tag':
      return findByName(kind, search)
  }
  throw new Error(`No such kind: ${kind satisfies never}`)
}

async function findPages(keywords: string): Promise<FoundRecord[]> {
  const { records } = await call(officePageApi.filter, { keywords, limit })
  return records.map(({ id, slug, title }) =>
    slug === homeSlug ? { id, target: slug, title, isHome: true, detail: title } : { id, target: slug, title, detail: `/${slug}` },
  )
}

async function findPosts(keywords: string): Promise<FoundRecord[]> {
  const { records } = await call(officePostApi.filter, { keywords, limit })
  return records.map(({ id, slug, title, media, published_at }) => ({ id, target: slug, title, picture: media, day: published_at }))
}

async function findProducts(keywords: string): Promise<FoundRecord[]> {
  const { records } = await call(productApi.filter, keywords === '' ? { limit, sort: { param: 'id', order: 'desc' } } : { keywords, limit })
  return records.map(productRecord)
}

function productRecord({
  id,
  slug,
  name,
  media,
  finalPrice,
  byline,
}: Pick<ProductCard, 'id' | 'slug' | 'name' | 'media' | 'finalPrice' | 'byline'>): FoundRecord {
  return { id, target: slug, title: name, picture: media[0] ?? null, price: finalPrice, detail: byline ?? undefined }
}

async function findEvents(keywords: string): Promise<FoundRecord[]> {
  const { records } = await call(eventApi.filter, keywords === '' ? { limit } : { keywords, limit })
  return records.map(({ id, title, media, starts_at }) => ({ id, target: String(id), title, picture: media, day: starts_at }))
}

async function findFiles(search: string): Promise<FoundRecord[]> {
  const { records } = await call(mediaApi.filterStandard, { search: search || undefined, kinds: ['document'], limit })
  return records.map(fileRecord)
}

export function fileRecord({ id, title, path, extension }: Pick<MediaItem, 'id' | 'title' | 'path' | 'extension'>): FoundRecord {
  return { id, target: path, title, detail: extension.toUpperCase() }
}

async function findByName(kind: SmallKind, search: string): Promise<FoundRecord[]> {
  const wanted = fold(search)
  return (await loadAll(kind)).filter(({ title }) => fold(title).includes(wanted))
}

type SmallKind = 'productCategory' | 'category' | 'tag'

async function loadAll(kind: SmallKind): Promise<FoundRecord[]> {
  if (kind === 'productCategory') {
    const { records } = await call(categoryApi.filter, {})
    return records.map(({ id, slug, name, image, path }) => ({
      id,
      target: slug,
      title: name,
      picture: image,
      detail: path.map((one) => one.name).join(' › ') || undefined,
    }))
  }
  const { records } = await call(termApi.filterStandard, { termTypeTitles: [kind], noPaginate: true })
  return records.map(({ id, slug, title, media }) => ({ id, target: slug, title, picture: media }))
}

/** Records by their ids or targets, in that order; what is gone is missing. */
async function loadRecords(kind: RecordKind, keys: readonly string[]): Promise<FoundRecord[]> {
  const records = await loadUnordered(kind, keys)
  return keys.flatMap((key) => records.find(({ id, target }) => String(id) === key || target === key) ?? [])
}

/** The kinds that fields name. A term is a category or a tag of posts. */
export type RecordKind = 'product' | 'post' | 'productCategory' | 'term'

async function loadUnordered(kind: RecordKind, keys: readonly string[]): Promise<FoundRecord[]> {
  const ids = keys.map(Number).filter(Number.isSafeInteger)
  switch (kind) {
    case 'product': {
      const { records } = await call(productApi.filter, { filters: [{ key: 'id', value: ids }], limit: 100 })
      return records.map(productRecord)
    }
    case 'post': {
      const { records } = await call(postApi.filterStandard, { filters: { display: ids }, limit: 100 })
      return records.map(({ id, slug, title, media, published_at }) => ({ id, target: slug, title, picture: media, day: published_at }))
    }
    case 'productCategory':
      return loadAll('productCategory')
    case 'term':
      return loadTerms()
  }
  throw new Error(`No such kind: ${kind satisfies never}`)
}

async function loadTerms(): Promise<FoundRecord[]> {
  return [...(await loadAll('category')), ...(await loadAll('tag'))]
}

async function findOfKind(kind: RecordLinkKind | RecordKind, search: string): Promise<FoundRecord[]> {
  if (kind !== 'term') return findRecords(kind, search)
  return (await loadTerms()).filter(({ title }) => fold(title).includes(fold(search)))
}

/** What a search finds, while it is typed. */
export function useFoundRecords(kind: RecordLinkKind | RecordKind, typed: string) {
  const search = useDebounced(typed.trim())
  return useQuery({
    queryKey: ['edit-records', kind, search],
    queryFn: () => findOfKind(kind, search),
    placeholderData: (previous, query) => (query?.queryKey[1] === kind ? keepPreviousData(previous) : undefined),
  })
}

/** The records that a field names, in its order. */
export function useRecords(kind: RecordKind, keys: readonly string[]) {
  return useQuery({
    queryKey: ['edit-records', kind, 'by-key', keys],
    queryFn: () => (keys.length === 0 ? [] : loadRecords(kind, keys)),
    placeholderData: keepPreviousData,
  })
}

/** Price, day or place of a record, in words. */
export function useRecordDetail(): (record: FoundRecord) => string {
  const format = useFormatter()
  return ({ price, day, detail }) =>
    [
      detail,
      price === undefined ? undefined : formatPrice(price),
      day ? format.dateTime(new Date(day), { dateStyle: 'medium' }) : undefined,
    ]
      .filter(Boolean)
      .join(' · ')
}
