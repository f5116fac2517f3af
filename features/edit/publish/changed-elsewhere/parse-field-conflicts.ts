import { z } from 'zod'
import type { Json } from '@/lib/documents/document'

/** Fields of a draft that something outside it has changed too, with what visitors see. */
export type FieldConflicts = { key: string; conflicts: { field: string; published: Json }[] }

const Conflicts = z.object({ key: z.string(), conflicts: z.array(z.object({ field: z.string(), published: z.custom<Json>() })) })

/** What the server sends with FIELD_CHANGED; null for anything else. */
export function parseFieldConflicts(data: unknown): FieldConflicts | null {
  return Conflicts.safeParse(data).data ?? null
}
