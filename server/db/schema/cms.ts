import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { linkKinds } from '@/lib/routing/links'
import { createdAt, id, richTextVector, timestamptz, tsvector } from './columns'
import { media } from './media'
import { products } from './product'
import { languages, sites } from './site'
import { users } from './user'

/** Layout elements: header-section, footer-section, cookie-section. A write with a stale `version` is refused. */
export const elements = pgTable(
  'elements',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    handler: text().notNull(),
    type: text().notNull().default('static-element'),
    title: text().notNull(),
    slug: text().notNull(),
    meta: jsonb().notNull().default({}),
    mobileMeta: jsonb().notNull().default({}),
    options: jsonb().notNull().default({}),
    mobileOptions: jsonb().notNull().default({}),
    parts: jsonb().notNull().default({}),
    linkMeta: jsonb().notNull().default({}),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.languageId, t.handler)],
)

export const pages = pgTable('pages', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  /** Orders the pages for editors and menus; addresses do not show it. */
  parentId: integer(),
  archivedAt: timestamptz(),
  createdAt: createdAt(),
})

/** A page in one language: its slug and its published version. */
export const pageTexts = pgTable(
  'page_texts',
  {
    id: id(),
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    publishedVersionId: integer(),
    publishedAt: timestamptz(),
    updatedAt: createdAt(),
    search: tsvector().generatedAlwaysAs(sql`setweight(izlog_vector(title), 'A') || setweight(izlog_vector(description), 'C')`),
  },
  (t) => [
    unique().on(t.pageId, t.languageId),
    unique().on(t.siteId, t.languageId, t.slug),
    index('page_texts_search').using('gin', t.search),
  ],
)

/** A published document of sections; immutable. The history that editors see is `document_versions`. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    pageTextId: integer()
      .notNull()
      .references(() => pageTexts.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    doc: jsonb().notNull(),
    reason: text({ enum: ['publish', 'checkpoint', 'restore', 'import'] }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The texts of the sections, of their list items and of rich text, without types, positions and URLs. */
    search: tsvector().generatedAlwaysAs(
      sql`setweight(izlog_vector(jsonb_path_query_array(doc, '$.sections.*.meta.* ? (@.type() == "string")')), 'C') || setweight(izlog_vector(jsonb_path_query_array(doc, '$.sections.*.meta.*.* ? (exists (@.pos)).keyvalue() ? (@.key != "pos" && @.value.type() == "string").value')), 'D') || setweight(${richTextVector('doc')}, 'D')`,
    ),
  },
  (t) => [unique().on(t.pageTextId, t.number), index('page_versions_search').using('gin', t.search)],
)

export const posts = pgTable(
  'posts',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    postType: text().notNull().default('post'),
    author: text().notNull().default(''),
    mediaId: integer().references(() => media.id),
    /** Null: draft; in the future: scheduled. */
    publishedAt: timestamptz(),
    archivedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.siteId, t.publishedAt)],
)

export const postTexts = pgTable(
  'post_texts',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    /** The alternative text of the picture; null: the medium's. */
    mediaAlt: text(),
    /** Whether visitors get the post in this language from its moment on. A translation waits for its first publication (docs/rules/content.md#post-translations). */
    isPublished: boolean().notNull().default(true),
    body: jsonb().notNull().default({ type: 'doc', content: [] }),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(izlog_vector(title), 'A') || setweight(izlog_vector(excerpt), 'C') || setweight(${richTextVector('body')}, 'D')`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.postId, t.languageId] }),
    unique().on(t.siteId, t.languageId, t.slug),
    index('post_texts_search').using('gin', t.search),
  ],
)

/** Categories and tags of posts. */
export const terms = pgTable(
  'terms',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    type: text({ enum: ['category', 'tag'] }).notNull(),
    mediaId: integer().references(() => media.id),
    position: integer().notNull().default(0),
  },
  (t) => [index().on(t.siteId, t.type)],
)

export const termTexts = pgTable(
  'term_texts',
  {
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    type: text({ enum: ['category', 'tag'] }).notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.termId, t.languageId] }), unique().on(t.siteId, t.languageId, t.type, t.slug)],
)

export const postTerms = pgTable(
  'post_terms',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    termId: integer()
      .notNull()
      .references(() => terms.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.postId, t.termId] }), index().on(t.termId)],
)

/** Posts that an editor has chosen to stand under a post; the rest is computed (docs/rules/content.md#related-posts). */
export const relatedPosts = pgTable(
  'related_posts',
  {
    postId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.relatedId] }), check('related_posts_not_itself', sql`${t.postId} <> ${t.relatedId}`)],
)

export const navigationItems = pgTable(
  'navigation_items',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** main, footer1 .. footer4 */
    menu: text().notNull(),
    parentId: integer(),
    position: integer().notNull().default(0),
    title: text().notNull(),
    type: text({ enum: linkKinds }).notNull(),
    /** The record it leads to (docs/rules/content.md#links-by-id); null: `target` holds the slug or the address. */
    targetId: integer(),
    target: text().notNull(),
    hash: text().notNull().default(''),
  },
  (t) => [index().on(t.siteId, t.languageId, t.menu), check('navigation_items_not_itself', sql`${t.parentId} <> ${t.id}`)],
)

/** Counts how often a menu was saved; a save with a stale `version` is refused. */
export const navigationMenus = pgTable(
  'navigation_menus',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    menu: text().notNull(),
    version: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.languageId, t.menu] })],
)

/** Reviews of products and comments on posts, visible once approved (docs/rules/data.md#one-review). */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    postId: integer().references(() => posts.id, { onDelete: 'cascade' }),
    rating: integer(),
    text: text().notNull().default(''),
    state: text({ enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    createdAt: createdAt(),
    editedAt: timestamptz(),
    moderatedAt: timestamptz(),
  },
  (t) => [
    unique().on(t.userId, t.productId),
    index().on(t.productId, t.state),
    index().on(t.postId, t.state),
    index().on(t.siteId, t.state, t.id),
    check('comments_one_subject', sql`num_nonnulls(${t.productId}, ${t.postId}) = 1`),
    check('comments_rating', sql`${t.rating} between 1 and 10`),
  ],
)

/** Paths that were not found, with counts, from which an editor adds redirects. */
export const failedRequests = pgTable(
  'failed_requests',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    path: text().notNull(),
    hits: integer().notNull().default(1),
    lastAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.path] })],
)
