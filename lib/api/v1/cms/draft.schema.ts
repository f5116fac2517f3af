import { z } from 'zod'
import { LinkLanguage } from '@/lib/api/entities/page/link-language.schema'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, integer, text } from '@/lib/api/entities/common.schema'
import { EditedPicture } from '@/lib/api/entities/media.schema'
import type { Change } from '@/lib/documents/changes'
import { isRecord, type DocumentSection, type Json } from '@/lib/documents/document'
import { isSection } from '@/lib/documents/clipboard'
import { documentLimits, isAllowedValue, isForbiddenName } from '@/lib/documents/limits'
import type { draftApi } from './draft'

/** Names a document, e.g. `page:12`. */
export const Key = z
  .string()
  .regex(/^(page|element|master|post|product|category|event):[1-9]\d{0,9}$/)
  .refine((key) => Id.safeParse(key.split(':')[1]).success, 'Nedopušten ključ.')
export const Revision = z.number().int().min(0).max(2_147_483_647)

/** The note of a publication, a version, a release or a request for approval. */
export const Note = text(1000)

/** Names that reach an object's prototype are refused (docs/rules/editing.md#forbidden-names). */
const Name = text(80)
  .min(1)
  .refine((name) => !isForbiddenName(name), 'Nedopušten naziv.')

/** A value of a section, within the limits of a document. */
export const JsonValue: z.ZodType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), text(100_000), z.array(JsonValue).max(2000), z.record(Name, JsonValue)]),
)

/** The sent value itself is checked too: a record of zod leaves `__proto__` out without a word. */
const Value: z.ZodType<Json> = z.intersection(
  z.custom<Json>((value) => isAllowedValue(value), 'Nedopušten sadržaj.'),
  JsonValue,
)

/** A part of a section, such as `meta`, within the limits of a document. */
export const SectionPart = z.intersection(
  z.custom<{ [name: string]: Json }>((part) => isRecord(part) && isAllowedValue(part), 'Nedopušten sadržaj.'),
  z.record(z.string(), z.custom<Json>()),
)

export const SectionId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .refine((id) => !isForbiddenName(id), 'Nedopušten naziv.')
const Position = z.string().regex(/^[0-9A-Za-z]{1,100}$/)
/** A whole section, within the limits of a document. */
export const SectionContent = z.custom<DocumentSection>((value) => isSection(value), 'Nedopušten odjeljak.')
const SectionType = text(documentLimits.type).min(1)
const AddedSection: z.ZodType<DocumentSection> = z.intersection(
  SectionContent,
  z.intersection(z.object({ type: SectionType, pos: Position }), z.record(Name, JsonValue)),
)
const Path = z.array(Name).min(1).max(10)

/** What every section has (docs/rules/editing.md#section-frame); null for any other path. */
function frameOf([part = '', ...rest]: readonly string[]) {
  const schema = { type: SectionType, pos: Position }[part.replace(/^#/, '')]
  return schema ? (rest.length === 0 ? schema : z.never()) : null
}

const place = { section: z.union([SectionId, z.literal('')]), path: Path }
const SetValue = z
  .strictObject({
    kind: z.literal('set'),
    ...place,
    value: Value,
    /** The editor made the change before seeing the colleague's value that it replaces; who saved that is asked (docs/rules/editing.md#conflict). */
    isConcurrent: z.literal(true).optional(),
  })
  .refine(({ section, path, value }) => section === '' || (frameOf(path)?.safeParse(value).success ?? true), {
    path: ['value'],
    message: 'Nedopušten sadržaj.',
  })
const UnsetValue = z
  .strictObject({ kind: z.literal('unset'), ...place })
  .refine(({ section, path }) => section === '' || frameOf(path) === null, { path: ['path'], message: 'Nedopušten naziv.' })

const ChangeSchema: z.ZodType<Change> = z.discriminatedUnion('kind', [
  SetValue,
  UnsetValue,
  z.strictObject({ kind: z.literal('add'), section: SectionId, value: AddedSection }),
  z.strictObject({ kind: z.literal('remove'), section: SectionId }),
  z.strictObject({ kind: z.literal('move'), section: SectionId, pos: Position }),
])

/** The document that a draft, a version or the published page holds. */
export const DocumentSchema = z.object({
  v: z.literal(1),
  sections: z.record(
    z.string(),
    z.custom<DocumentSection>((value) => typeof value === 'object' && value !== null),
  ),
  page: z.record(z.string(), z.custom<Json>()).optional(),
})

export const SavedBatch = z.object({
  client: z.string(),
  sequence: z.number(),
  revision: z.number(),
  changes: z.array(z.custom<Change>()),
})

export const GetDraft = z.strictObject({ key: Key })

/** `document` holds pictures as `{ mediaId, alt }` and links as `{ kind, id }`; `pictures` are those that it and `published` name, by id, and `links` the targets by `kind:id`. `isChanged`: it differs from what visitors see. */
export const DraftData = z.object({
  key: z.string(),
  revision: z.number(),
  document: DocumentSchema,
  /** The shared sections that the document refers to, by id, as visitors see them (docs/rules/editing.md#masters). */
  masters: z.record(z.string(), z.custom<DocumentSection>()),
  pictures: z.record(z.string(), EditedPicture),
  links: z.record(z.string(), z.object({ target: z.string(), title: z.string(), locale: LinkLanguage })),
  isChanged: z.boolean(),
  /** What visitors see, or will see of what was never out; null where it is the same as `document`. */
  published: DocumentSchema.nullable(),
  /** Whether visitors get the document; `scheduled`: from its moment on. */
  visibility: z.enum(['new', 'hidden', 'scheduled', 'shown']),
  /** Who saved the newest batch of the draft; null before the first, and for what no editor saved. */
  lastEditor: z.object({ name: z.string(), isSelf: z.boolean() }).nullable(),
  /** Fields of `document.page` that both the draft and something outside it have changed, with what visitors see (docs/rules/editing.md#changed-elsewhere). */
  conflicts: z.array(z.object({ field: z.string(), published: z.custom<Json>() })),
})
export type DraftData = z.infer<typeof DraftData>

/** `revision` is the newest the caller has (docs/rules/editing.md#document-limits). Client and sequence name the batch: a repeated one is answered and not saved again. */
export const SaveDraft = z.strictObject({
  key: Key,
  revision: Revision,
  client: text(40).min(1),
  sequence: z.number().int().positive().max(2_147_483_647),
  changes: z.array(ChangeSchema).min(1).max(500),
})

/**
 * Every batch since the caller's revision, the caller's own among them. `isComplete: false`: they are no longer kept, and the caller loads the draft whole
 * (docs/rules/editing.md#kept-batches).
 */
export const SavedBatches = z.object({ batches: z.array(SavedBatch), isComplete: z.literal(false).optional() })
export type SavedBatches = z.infer<typeof SavedBatches>

/** A document at the revision that the caller has. */
export const DraftAt = z.strictObject({ key: Key, revision: integer({ min: 0 }).pipe(Revision) })

/** Whether a list names each document once. */
export const areDistinct = (documents: readonly { key: string }[]) => new Set(documents.map(({ key }) => key)).size === documents.length

export const FieldNames = z.array(Name).max(20)

/**
 * `overwrite` names fields to publish although something outside the draft has changed them; without, they are 409 FIELD_CHANGED. `keepHidden`: a post
 * that visitors do not get stays hidden, with its text ready.
 */
export const PublishDrafts = z.strictObject({
  documents: z
    .array(z.strictObject({ key: Key, revision: Revision, overwrite: FieldNames.optional(), keepHidden: z.boolean().optional() }))
    .min(1)
    .max(20)
    .refine(areDistinct, 'Svaki dokument samo jednom.'),
  note: Note.default(''),
})
export const Published = z.object({ published: z.array(z.object({ key: z.string(), version: z.number() })) })

export const draftSchemas = {
  get: { input: GetDraft, data: DraftData },
  save: { input: SaveDraft, data: SavedBatches },
  changes: { input: DraftAt, data: SavedBatches },
  publish: { input: PublishDrafts, data: Published },
  discard: { input: DraftAt, data: SavedBatches },
} satisfies SchemasOf<typeof draftApi>
