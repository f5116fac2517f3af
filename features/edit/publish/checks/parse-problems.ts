import { isRecord } from '@/lib/documents/document'
import { problemCodes } from './check'

type ProblemCode = (typeof problemCodes)[number]

/** What the server refuses to publish, and where. `code` is null for one that this version does not know; `text` are the words of a link. */
export type Problem = { key: string; section: string; path: string[]; code: ProblemCode | null; text?: string }

/** The `problems` of DOCUMENT_INVALID (docs/rules/editing.md#publish-checks). */
export function parseProblems(value: unknown): Problem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one): Problem[] => {
    if (!isRecord(one)) return []
    const { key, section, path, code, text } = one
    if (typeof key !== 'string' || typeof section !== 'string') return []
    const names = Array.isArray(path) ? path.filter((name) => typeof name === 'string') : []
    return [
      {
        key,
        section,
        path: names,
        code: problemCodes.find((known) => known === code) ?? null,
        ...(typeof text === 'string' && text !== '' ? { text } : {}),
      },
    ]
  })
}
