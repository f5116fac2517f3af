'use client'

import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import { isRecord } from '@/lib/documents/document'
import { useEditStore } from '../../edit-store'
import type { EditorProps } from '../bound'

/** A picture of the library with its alternative text in this place. */
export function ImageEditor({ bound: { value, name, set } }: EditorProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const mediaId = isRecord(value) && typeof value.mediaId === 'number' ? value.mediaId : null
  const alt = isRecord(value) && typeof value.alt === 'string' ? value.alt : ''
  const picture = useEditStore(({ pictures }) => (mediaId === null ? undefined : pictures[mediaId]))
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{name}</p>
      <div className="flex h-28 items-center justify-center overflow-hidden rounded bg-sunken text-ink-faint">
        {picture ? <Thumbnail picture={picture} sizes="20rem" /> : <ImagePlus aria-hidden="true" className="size-7" />}
      </div>
      {mediaId === null ? null : (
        <Field id={id} label={t('alt')} hint={t('altHint')}>
          {(control) => (
            <Input
              {...control}
              controlSize="sm"
              autoComplete="off"
              placeholder={picture?.alt}
              value={alt}
              onChange={({ target }) => set(target.value === '' ? { mediaId } : { mediaId, alt: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
