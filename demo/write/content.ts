import * as schema from '@/server/db/schema/cms'
import { seedLayoutElements } from '@/demo/data/layout'
import { seedNavigations } from '@/demo/data/navigation'
import { seedPages } from '@/demo/data/pages/pages'
import { seedPostCategories } from '@/demo/data/posts/post-categories'
import { seedPosts } from '@/demo/data/posts/posts'
import { seedTags } from '@/demo/data/posts/tags'
import type { SeedNavigationItem, SeedPage } from '@/demo/model/types'
import { daysBefore, insertRows, type SeedContext } from './seed-context'
import { resolvePictures } from './pictures'

/** Writes pages, layout, navigation and posts. */
export async function writeContent(seed: SeedContext) {
  const pageIds = new Map(seedPages.map(({ slug }) => [slug, seed.nextId('pages')]))
  await writeElements(seed, pageIds)
  await writePages(seed, pageIds)
  await writeNavigation(seed, pageIds)
  await writePosts(seed)
}

type PageIds = ReadonlyMap<string, number>

function pageIdOf(pageIds: PageIds, slug: string): number {
  const id = pageIds.get(slug)
  if (id === undefined) throw new Error(`The seed links to the page '${slug}', which it does not have.`)
  return id
}

/** Links to pages are stored by id, as editors store them (docs/rules/content.md#links-by-id). */
function linksOf(links: SeedPage['sections'][number]['linkMeta'] = {}, pageIds: PageIds) {
  const stored = Object.entries(links).map(([name, { kind, target, label }]) => [
    name,
    kind === 'page' ? { kind, id: pageIdOf(pageIds, target), label } : { kind, target, label },
  ])
  return Object.fromEntries(stored)
}

async function writeElements({ tx, siteId, languageId, mediaIdOf: mediaOf }: SeedContext, pageIds: PageIds) {
  await insertRows(
    tx,
    schema.elements,
    seedLayoutElements.map(({ handler, title, slug, meta, options, linkMeta }) => ({
      siteId,
      languageId,
      handler,
      title,
      slug,
      meta: resolvePictures(meta, mediaOf),
      options: options ?? {},
      linkMeta: linksOf(linkMeta, pageIds),
    })),
  )
}

async function writePages({ tx, siteId, languageId, mediaIdOf: mediaOf, nextId, now }: SeedContext, pageIds: PageIds) {
  const rows = seedPages.map((page) => ({
    page,
    pageId: pageIdOf(pageIds, page.slug),
    textId: nextId('page_texts'),
    versionId: nextId('page_versions'),
  }))
  await insertRows(
    tx,
    schema.pages,
    rows.map(({ pageId }) => ({ id: pageId, siteId })),
  )
  await insertRows(
    tx,
    schema.pageTexts,
    rows.map(({ page: { slug, title, description }, pageId, textId, versionId }) => ({
      id: textId,
      pageId,
      languageId,
      siteId,
      slug,
      title,
      description,
      publishedVersionId: versionId,
      publishedAt: now,
    })),
  )
  await insertRows(
    tx,
    schema.pageVersions,
    rows.map(({ page, textId, versionId }) => ({
      id: versionId,
      pageTextId: textId,
      number: 1,
      reason: 'import' as const,
      doc: documentOf(page, mediaOf, pageIds),
    })),
  )
}

/** The document of a page: a map of sections by stable id, each with its position. */
function documentOf(page: SeedPage, mediaOf: SeedContext['mediaIdOf'], pageIds: PageIds) {
  const sections = page.sections.map(({ type, meta, options, linkMeta }, index) => [
    `s_${page.key}_${index + 1}`,
    {
      type,
      pos: `a${String(index).padStart(2, '0')}`,
      meta: resolvePictures(meta, mediaOf),
      mobileMeta: {},
      options: options ?? {},
      mobileOptions: {},
      linkMeta: linksOf(linkMeta, pageIds),
    },
  ])
  return { v: 1, sections: Object.fromEntries(sections) }
}

async function writeNavigation({ tx, siteId, languageId, nextId }: SeedContext, pageIds: PageIds) {
  const rows: (typeof schema.navigationItems.$inferInsert)[] = []
  const add = (menu: string, items: SeedNavigationItem[], parentId: number | null) => {
    for (const [position, { title, type, target, children }] of items.entries()) {
      const id = nextId('navigation_items')
      const link = type === 'page' ? { targetId: pageIdOf(pageIds, target), target: '' } : { target }
      rows.push({ id, siteId, languageId, menu, parentId, position, title, type, ...link })
      add(menu, children ?? [], id)
    }
  }
  for (const { key, items } of seedNavigations) add(key, items, null)
  await insertRows(tx, schema.navigationItems, rows)
}

async function writePosts({ tx, siteId, languageId, mediaIdOf: mediaOf, nextId, now }: SeedContext) {
  const terms = [
    ...seedPostCategories.map((one) => ({ ...one, type: 'category' as const, mediaId: mediaOf(one.art), id: nextId('terms') })),
    ...seedTags.map((one) => ({ ...one, type: 'tag' as const, mediaId: null, description: '', id: nextId('terms') })),
  ]
  const termId = (type: string, key: string) => {
    const found = terms.find((term) => term.type === type && term.key === key)
    if (!found) throw new Error(`The seed names the ${type} '${key}', which it does not have.`)
    return found.id
  }
  await insertRows(
    tx,
    schema.terms,
    terms.map(({ id, type, mediaId }, position) => ({ id, siteId, type, mediaId, position })),
  )
  await insertRows(
    tx,
    schema.termTexts,
    terms.map(({ id, type, title, slug, description }) => ({ termId: id, languageId, siteId, type, title, slug, description })),
  )
  const posts = seedPosts.map((post) => ({ post, id: nextId('posts') }))
  await insertRows(
    tx,
    schema.posts,
    posts.map(({ id, post }) => {
      const publishedAt = daysBefore(now, post.publishedDaysAgo)
      return { id, siteId, author: post.author, mediaId: mediaOf(post.art), publishedAt, createdAt: publishedAt }
    }),
  )
  await insertRows(
    tx,
    schema.postTexts,
    posts.map(({ id, post: { slug, title, excerpt, body } }) => ({ postId: id, languageId, siteId, slug, title, excerpt, body })),
  )
  await insertRows(
    tx,
    schema.postTerms,
    posts.flatMap(({ id, post }) => [
      { postId: id, termId: termId('category', post.category) },
      ...[...new Set(post.tags)].map((tag) => ({ postId: id, termId: termId('tag', tag) })),
    ]),
  )
}
