'use client'

import { ArrowDown, ArrowUp, GripVertical, IndentDecrease, IndentIncrease, Link2, Trash2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { IconButton } from '@/components/ui/button/icon-button'
import { Input } from '@/components/ui/control/input'
import type { MenuMove, MenuRow } from './menu-rows'

const moves = [
  { move: 'up', Icon: ArrowUp },
  { move: 'down', Icon: ArrowDown },
  { move: 'outdent', Icon: IndentDecrease },
  { move: 'indent', Icon: IndentIncrease },
] as const

const indents = ['', 'ml-5', 'ml-10']

type MenuRowFieldsProps = {
  row: MenuRow
  /** Whether visitors see items below items. */
  isNested: boolean
  /** Where it leads, as far as that is known. */
  address: string | null
  onTitle: (title: string) => void
  onMove: (move: MenuMove) => void
  onRemove: () => void
  onLink: () => void
  onDrag: () => void
  onDrop: () => void
}

/** An item of a menu. It is dragged by its handle, or moved with its buttons. */
export function MenuRowFields({
  row: { title, depth, targetTitle, link },
  isNested,
  address,
  onTitle,
  onMove,
  onRemove,
  onLink,
  onDrag,
  onDrop,
}: MenuRowFieldsProps) {
  const t = useTranslations('edit.pages.menu')
  // Where nothing is nested, what was indented before can be brought back.
  const isOffered = ({ move }: { move: MenuMove }) => isNested || (move === 'outdent' ? depth > 0 : move !== 'indent')
  const isGone = 'id' in link && targetTitle === null
  const leadsTo = isGone ? [t('gone')] : [targetTitle, address].filter((part) => part !== null)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside do the same
    <li
      className={`flex flex-col rounded border border-line p-2 ${indents[depth] ?? ''}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <div className="flex items-center gap-1">
        <span draggable onDragStart={onDrag} className="cursor-grab text-ink-faint">
          <GripVertical aria-hidden="true" className="size-5" />
        </span>
        <Input
          controlSize="sm"
          aria-label={t('name')}
          aria-invalid={title.trim() === '' || undefined}
          className="min-w-0 grow"
          value={title}
          maxLength={100}
          onChange={({ target }) => onTitle(target.value)}
        />
        <IconButton size="sm" label={t('remove', { title })} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="flex items-center">
        <button
          type="button"
          aria-label={t('link', { title })}
          title={leadsTo.join(' · ')}
          onClick={onLink}
          className="flex min-h-11 min-w-0 grow items-center gap-1.5 rounded px-1 text-left text-sm text-ink-soft hover:text-action sm:pointer-fine:min-h-9"
        >
          <Link2 aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{leadsTo.join(' · ')}</span>
        </button>
        {moves.filter(isOffered).map(({ move, Icon }) => (
          <IconButton key={move} size="sm" label={t(move, { title })} onClick={() => onMove(move)}>
            <Icon aria-hidden="true" />
          </IconButton>
        ))}
      </div>
    </li>
  )
}
