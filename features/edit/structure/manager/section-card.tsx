'use client'

import { SectionIcon } from '../section-icon'
import type { AddableSection } from './addable-sections'
import { SectionThumbnail } from './section-thumbnail'

type SectionCardProps = { entry: AddableSection; name: string; onChoose: () => void }

/** The button covers the thumbnail without containing it: a section has buttons and links of its own. */
export function SectionCard({ entry, name, onChoose }: SectionCardProps) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded border border-line bg-surface transition-shadow focus-within:border-action focus-within:shadow-glow hover:border-action hover:shadow-lift">
      <SectionThumbnail type={entry.type} example={entry.example} />
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-12 items-center gap-3 border-t border-line px-4 py-2 text-left font-medium outline-none after:absolute after:inset-0"
      >
        <SectionIcon type={entry.type} className="size-5 shrink-0 text-ink-soft" />
        {name}
      </button>
    </li>
  )
}
