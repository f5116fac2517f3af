import { create } from 'zustand'
import type { PresenceEvent } from '@/lib/api/v1/cms/presence.schema'

export type Person = Extract<PresenceEvent, { event: 'who' }>['people'][number]

/** Other windows on the documents of this page. */
export const usePeople = create<{ people: readonly Person[] }>(() => ({ people: [] }))

const colours = [
  'var(--color-action-strong)',
  'var(--color-success)',
  'var(--color-danger)',
  'var(--color-warning)',
  'var(--color-ink-soft)',
  'var(--color-action)',
  'var(--color-danger-strong)',
  'var(--color-ink)',
] as const

export const colourOf = ({ colour }: Person) => colours[colour % colours.length] ?? colours[0]

/** 'AK' for 'Ana Kovač'. */
export function initialsOf({ name }: Person): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
