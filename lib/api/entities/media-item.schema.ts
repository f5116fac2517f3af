import { z } from 'zod'
import { CropArea, FocalPoint, Picture } from './media.schema'

export const MediaKind = z.enum(['picture', 'video', 'document'])

/** Alt texts by the code of the language, such as `hrv`. */
const AltTexts = z.record(z.string(), z.string())

/** An item of the media library, as the back office sees it. The first group of fields is the specification's, the second *ours*. */
export const MediaItem = z.object({
  id: z.number(),
  driveId: z.string(),
  /** Counts the files that the item has had (docs/rules/media.md#versions). */
  version: z.number(),
  title: z.string(),
  description: z.string(),
  /** Bytes of the file. */
  size: z.number(),
  /** The current file under an immutable URL. */
  path: z.string(),
  /** The address of the item, the same for all of its versions; it leads to the current file. */
  newPath: z.string(),
  displayName: z.string(),
  extension: z.string(),
  mime: z.string(),
  access: z.string(),
  hash: z.string(),
  originalName: z.string(),
  /** URLs of a picture's renditions by name: the media sizes and the page widths. */
  alternativePaths: z.record(z.string(), z.string()),
  default: z.boolean(),
  usePublicPath: z.boolean(),
  /** URL of the picture that stands for a video. */
  poster: z.string().nullable(),

  kind: MediaKind,
  /** Rises with every change; writes name the one they have seen (docs/rules/media.md#stale-item). */
  revision: z.number(),
  /** SHA-256 of the bytes as they were sent; null for pictures of imports. */
  sourceHash: z.string().nullable(),
  /** As it is shown, after its crop; the poster of a video. */
  picture: Picture.nullable(),
  /** The uncropped picture: what the crop tool shows. */
  original: z.object({ path: z.string(), width: z.number(), height: z.number() }).nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  focal: FocalPoint.nullable(),
  crop: CropArea.nullable(),
  alt: AltTexts,
  /** Has no alt text on purpose. */
  decorative: z.boolean(),
  folderId: z.number().nullable(),
  tags: z.array(z.string()),
  posterId: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was moved to the trash. */
  deletedAt: z.string().nullable(),
})
export type MediaItem = z.infer<typeof MediaItem>

/** A size that pictures are rendered in. */
export const MediaOption = z.object({
  id: z.number(),
  key: z.string(),
  value: z.string(),
  autoResize: z.boolean(),
  x: z.number(),
  y: z.number(),
})

/** A place that refers to an item. `published`: visitors see it there now. */
export const MediaUse = z.object({
  kind: z.enum([
    'page',
    'pageVersion',
    'draft',
    'element',
    'documentVersion',
    'template',
    'master',
    'post',
    'term',
    'event',
    'category',
    'product',
    'attribute',
    'option',
    'navigation',
    'poster',
  ]),
  /** Of the page, element, post, ...; of a draft the id of its document. */
  id: z.number(),
  title: z.string(),
  slug: z.string().nullable(),
  /** Code of the language of a text, null where all languages share the reference. */
  language: z.string().nullable(),
  /** The number of a version. */
  version: z.number().nullable(),
  published: z.boolean(),
})
export type MediaUse = z.infer<typeof MediaUse>
