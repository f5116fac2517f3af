'use client'

import { Pencil, Plus } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { CmsLink } from '@/features/sections/components/cms-link'
import { parseLink } from '@/features/sections/parse-links'
import { IconButton } from '@/components/ui/button/icon-button'
import { cn } from '@/lib/cn'
import { useEditStore } from '../../store/edit-store'
import { useIsEditing } from '../../kit/field-place'
import { resolveLinks } from '../../resolve/resolve-links'
import { useLink } from '../../resolve/use-link'
import { Floating } from '../floating'
import { TextSurface } from './text-surface'

type EditLinkProps = { at: string; className?: string; children?: ReactNode }

/** A link with its label edited in place; where it leads is chosen with the button that its focus shows. */
export function EditLink({ at, className, children }: EditLinkProps) {
  const { value, name, choose } = useLink(at)
  const isEditing = useIsEditing()
  const links = useEditStore((state) => state.links)
  const link = parseLink(resolveLinks(value, { links, locale: useLocale() }))

  if (link) {
    if (!isEditing) {
      return (
        <CmsLink link={link} className={className}>
          {children ?? link.label}
        </CmsLink>
      )
    }
    return (
      <FocusedLink at={at}>
        <CmsLink link={link} className={className}>
          {children ?? <LinkLabel at={at} />}
        </CmsLink>
      </FocusedLink>
    )
  }
  if (!isEditing) return null
  return (
    <button
      type="button"
      data-edit-tool=""
      onClick={() => void choose()}
      className={cn(className, 'outline-2 outline-offset-2 outline-accent-strong outline-dashed')}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      {name}
    </button>
  )
}

function LinkLabel({ at }: { at: string }) {
  const { name, label, setLabel } = useLink(at)
  return <TextSurface name={name} text={label} onChange={setLabel} />
}

/** The box has no layout of its own. Ctrl+K opens the options, as in text. */
function FocusedLink({ at, children }: { at: string; children: ReactNode }) {
  const t = useTranslations('edit.linkOptions')
  const { name, choose } = useLink(at)
  const box = useRef<HTMLSpanElement>(null)
  const [isFocused, setFocused] = useState(false)

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFocused(false)
  }

  function openOptions(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    void choose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the link inside
    <span ref={box} className="contents" onFocus={() => setFocused(true)} onBlur={leave} onKeyDown={openOptions}>
      {children}
      {isFocused ? (
        <Floating side="bottom" anchor={() => box.current?.firstElementChild}>
          <IconButton size="sm" label={t('edit', { name })} title={t('edit', { name })} onClick={() => void choose()}>
            <Pencil aria-hidden="true" />
          </IconButton>
        </Floating>
      ) : null}
    </span>
  )
}
