'use client'

import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { EditableField } from '@/components/editable/edit-layer'
import { RichText } from '@/components/ui/text/rich-text'
import { Gallery } from '@/features/product/components/gallery/gallery'
import { FramedPicture } from '@/features/sections/components/framed-picture'
import { field } from '@/features/sections/fields'
import { parseValues } from '@/features/sections/parse-values'
import type { Json } from '@/lib/documents/document'
import { richOf } from '../kit/rich-value'
import { itemsOf } from '../pages/gallery/gallery-items'
import { kindOf, shapeOfKind } from '../pages/value/value-shapes'
import { resolveLinks } from '../resolve/resolve-links'
import { resolvePictures } from '../resolve/resolve-pictures'
import { useEditStore } from '../store/edit-store'
import type { PinnedVersion } from './use-pinned-version'

type PinnedValueProps = EditableField & { version: PinnedVersion; children: ReactNode }

/** A field of a version as visitors will see it, to look at only; the children for what has no form of its own. */
export function PinnedValue({ version, documentKey, field: name, as: Element, className, sizes = '100vw', children }: PinnedValueProps) {
  const locale = useLocale()
  const links = useEditStore((state) => state.links)
  const known = useEditStore((state) => state.pictures)
  const fields = version.document.page ?? {}
  const pictures = { ...known, ...version.pictures }
  switch (shapeOfKind(kindOf(documentKey))[name]?.kind) {
    case 'text': {
      const text = textOf(fields[name])
      return Element && text !== '' ? <Element className={className}>{text}</Element> : text
    }
    case 'rich': {
      const doc = richOf(resolveLinks(fields[name], { links, locale }))
      return doc && <RichText doc={doc} className={className} />
    }
    case 'image': {
      const { image } = parseValues({ image: field.image() }, { image: resolvePictures(fields[name], pictures) })
      return image && <FramedPicture picture={image} sizes={sizes} priority className={className} />
    }
    case 'list': {
      if (name !== 'pictures') return children
      const shown = itemsOf(fields[name]).flatMap(({ ref }) => {
        const picture = ref && pictures[ref.mediaId]
        return picture ? [{ ...picture, alt: ref.alt ?? picture.alt }] : []
      })
      return <Gallery pictures={shown} name={textOf(fields.name)} />
    }
    default:
      return children
  }
}

const textOf = (value: Json | undefined) => parseValues({ text: field.text() }, { text: value }).text
