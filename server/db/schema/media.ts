import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { sites } from './site'

export const media = pgTable(
  'media',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    driveId: text().notNull(),
    version: integer().notNull().default(1),
    title: text().notNull(),
    alt: text().notNull().default(''),
    description: text().notNull().default(''),
    displayName: text().notNull(),
    originalName: text().notNull(),
    extension: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of the original; the name of its folder. */
    hash: text().notNull(),
    width: integer(),
    height: integer(),
    /** The main colour as '#rrggbb', a placeholder while the image loads (docs/rules/data.md#css-colours). */
    colour: text(),
    path: text().notNull(),
    access: text().notNull().default('public'),
    isDefault: boolean().notNull().default(false),
    posterId: integer(),
    focal: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.driveId), index().on(t.hash), check('media_colour', sql`${t.colour} ~* '^#[0-9a-f]{6}$'`)],
)

/** The image at a fixed width, as WebP under an immutable URL. */
export const mediaRenditions = pgTable(
  'media_renditions',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    mime: text().notNull().default('image/webp'),
    path: text().notNull(),
    bytes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.name] })],
)
