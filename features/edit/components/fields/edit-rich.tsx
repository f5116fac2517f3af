'use client'

import { useLocale } from 'next-intl'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { Prose } from '@/components/ui/text/prose'
import { RichText } from '@/components/ui/text/rich-text'
import { useEditStore } from '../../store/edit-store'
import { useField, useIsEditing } from '../../kit/field-place'
import { resolveLinks } from '../../resolve/resolve-links'
import { loadRichEditor } from '../../rich/rich-field'
import { useFieldName } from '../../kit/use-field-name'
import { isEmptyRich, richOf } from '../../kit/rich-value'
import { RichVisit, type VisitStart } from './rich-visit'

type EditRichProps = { at: string; size?: 'small' | 'normal'; className?: string }

/** Rich text as visitors see it, until somebody clicks into it or comes to it by keyboard. */
export function EditRich({ at, size, className }: EditRichProps) {
  const { value, place, path, isOwn } = useField(at)
  const isEditing = useIsEditing()
  const links = useEditStore((state) => state.links)
  const name = useFieldName(place.type, path)
  const [start, setStart] = useState<VisitStart | null>(null)
  const isPressed = useRef(false)
  const doc = richOf(resolveLinks(value, { links, locale: useLocale() }))

  if (!isEditing) return doc && <RichText doc={doc} size={size} className={className} />
  if (start !== null) {
    return <RichVisit at={at} start={start} label={name} size={size} className={className} onLeave={() => setStart(null)} />
  }
  const props = {
    size,
    className,
    role: 'textbox',
    tabIndex: 0,
    'aria-label': name,
    'aria-multiline': true,
    'data-edit-rich': '',
    'data-edit-own': isOwn || undefined,
    'data-edit-empty': isEmptyRich(doc) ? name : undefined,
    onPointerEnter: () => void loadRichEditor(),
    onPointerDown: () => {
      isPressed.current = true
    },
    // A press gives the focus first; its click says where the caret belongs.
    onFocus: () => isPressed.current || setStart({}),
    onClick: (event: MouseEvent) => {
      isPressed.current = false
      event.stopPropagation()
      setStart({ at: { x: event.clientX, y: event.clientY } })
    },
    // A press that ended elsewhere, as a drag does, has left the focus here.
    onBlur: () => {
      isPressed.current = false
    },
    onKeyDown: (event: KeyboardEvent) => beginsTyping(event) && setStart({}),
  }
  return doc !== null && !isEmptyRich(doc) ? <RichText doc={doc} {...props} /> : <Prose {...props} />
}

const beginsTyping = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && (key === 'Enter' || key.length === 1)
