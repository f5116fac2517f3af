import { sql } from 'drizzle-orm'
import { bigint, boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'
import { createdAt, id, timestamptz } from './columns'
import { sites } from './site'

/** Folders of the media library. Names are unique beside each other. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    parentId: integer(),
    name: text().notNull(),
  },
  (t) => [foreignKey({ columns: [t.parentId], foreignColumns: [t.id] }), unique().on(t.siteId, t.parentId, t.name).nullsNotDistinct()],
)

export const media = pgTable(
  'media',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    driveId: text().notNull(),
    /** Counts the files it has had; `revision` counts every change (docs/rules/media.md#stale-item). */
    version: integer().notNull().default(1),
    revision: integer().notNull().default(1),
    title: text().notNull(),
    /** The alt text in the site's default language; `alts` holds the others by language code. */
    alt: text().notNull().default(''),
    alts: jsonb().$type<Record<string, string>>().notNull().default({}),
    decorative: boolean().notNull().default(false),
    description: text().notNull().default(''),
    displayName: text().notNull(),
    originalName: text().notNull(),
    extension: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Of the original, its crop and focal point; the name of the folder of its files. */
    hash: text().notNull(),
    /** SHA-256 of the bytes as they were uploaded. */
    sourceHash: text(),
    /** As shown, after the crop. */
    width: integer(),
    height: integer(),
    /** The main colour as '#rrggbb', a placeholder while the image loads (docs/rules/data.md#css-colours). */
    colour: text(),
    path: text().notNull(),
    /** The uncropped picture, upright and without metadata; null: `path` is all there is. */
    originalPath: text(),
    originalWidth: integer(),
    originalHeight: integer(),
    access: text().notNull().default('public'),
    isDefault: boolean().notNull().default(false),
    posterId: integer(),
    focal: jsonb().$type<FocalPoint>(),
    crop: jsonb().$type<CropArea>(),
    folderId: integer().references(() => mediaFolders.id),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** In the trash since. */
    deletedAt: timestamptz(),
  },
  (t) => [
    unique().on(t.siteId, t.driveId),
    index().on(t.hash),
    index().on(t.siteId, t.sourceHash),
    index().on(t.folderId),
    check('media_colour', sql`${t.colour} ~* '^#[0-9a-f]{6}$'`),
  ],
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
