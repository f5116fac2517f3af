import { fold } from '@/lib/text/fold'

/** Whether each typed word begins a word of the name, whatever the diacritics; no words match everything. */
export function isNameMatch(name: string, typed: string): boolean {
  const words = fold(name).split(/\s+/)
  return fold(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
