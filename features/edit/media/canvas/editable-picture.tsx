'use client'

import { useRef, useState, type ClipboardEvent, type DragEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { BoundField } from '../../kit/field-place'
import { useFieldName } from '../../kit/use-field-name'
import { EmptyPicture } from './empty-picture'
import { usePictureField } from './use-picture-field'

const PictureTools = lazyComponent(async () => (await import('./picture-tools')).PictureTools)

type EditablePictureProps = {
  bound: BoundField
  picture: Picture | null
  sizes: string
  priority?: boolean
  className?: string
}

/**
 * A picture on the canvas. Its tools float above the page while it is pointed at or focused, so that nothing moves. It takes files that are dropped on it or
 * pasted while it is focused.
 */
export function EditablePicture({ bound, picture, className, ...rest }: EditablePictureProps) {
  const t = useTranslations('edit.media.canvas')
  const name = useFieldName(bound.place.type, bound.path)
  const field = usePictureField(bound)
  const element = useRef<HTMLElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isOver, setOver] = useState(false)
  const isActive = isHovered || isFocused || isOver || field.upload !== undefined

  function blur({ relatedTarget }: FocusEvent) {
    const isInside = relatedTarget instanceof Node && (relatedTarget === element.current || tools.current?.contains(relatedTarget))
    if (!isInside) setFocused(false)
  }

  function dragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    setOver(true)
  }

  function drop(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.stopPropagation()
    setOver(false)
    field.put(event.dataTransfer.files[0])
  }

  function paste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files
    if (!file) return
    event.preventDefault()
    field.put(file)
  }

  function pressKey(event: KeyboardEvent) {
    if (event.target !== element.current || !picture) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      tools.current?.querySelector('button')?.focus()
    }
    if (event.key === 'Delete' && field.canRemove) field.remove()
  }

  const take = (node: HTMLElement | null) => {
    element.current = node
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the element inside takes the focus
    <span
      className="contents"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={blur}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
      onKeyDown={pressKey}
    >
      {picture ? (
        <FramedPicture
          picture={picture}
          {...rest}
          className={className}
          imageProps={{
            ref: take,
            tabIndex: 0,
            role: 'button',
            'aria-label': t('picture', { name, named: String(name.toLocaleLowerCase().includes(t('word'))) }),
            ...(bound.isOverridden ? phoneMark : {}),
            onDoubleClick: () => void field.replace(),
            draggable: false,
          }}
        />
      ) : (
        <EmptyPicture ref={take} name={name} ratio={ratioOf(bound)} className={className} onChoose={() => void field.replace()} />
      )}
      {isActive ? (
        <PictureTools
          key={picture?.id ?? 'empty'}
          ref={tools}
          anchor={element}
          name={name}
          hasPicture={picture !== null}
          isOver={isOver}
          field={field}
          onLeave={() => element.current?.focus()}
        />
      ) : null}
    </span>
  )
}

const phoneMark = { 'data-edit-phone': '' }

function ratioOf({ field }: BoundField) {
  return field?.kind === 'image' ? field.ratio : undefined
}
