'use client'

import { ImagePlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Thumbnail } from '@/components/ui/display/thumbnail'
import { useEditStore } from '../../store/edit-store'
import { pickPicture } from '../../media/pick-picture'
import { pictureRefOf } from '../../media/picture-ref'
import type { EditorProps } from '../bound'

/** A picture of the library with its alternative text in this place. */
export function ImageEditor({ bound: { value, name, set, isPhone, isOverridden } }: EditorProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const current = pictureRefOf(value)
  const picture = useEditStore(({ pictures }) => (current ? pictures[current.mediaId] : undefined))

  async function choose() {
    const picked = await pickPicture({ value: isPhone && !isOverridden ? null : current })
    if (picked !== null) set(picked === 'removed' ? undefined : picked, null)
  }

  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{name}</p>
      <div className="flex h-28 items-center justify-center overflow-hidden rounded bg-sunken text-ink-faint">
        {picture ? <Thumbnail picture={picture} sizes="20rem" /> : <ImagePlus aria-hidden="true" className="size-7" />}
      </div>
      <Button variant="secondary" size="sm" className="self-start" onClick={() => void choose()}>
        <ImagePlus aria-hidden="true" className="size-4" />
        {t(buttonTexts[isPhone ? 'phone' : 'wide'][current ? 'change' : 'choose'])}
      </Button>
      {current === null ? null : (
        <Field id={id} label={t('alt')} hint={t('altHint')}>
          {(control) => (
            <Input
              {...control}
              controlSize="sm"
              autoComplete="off"
              placeholder={picture?.alt}
              value={current.alt ?? ''}
              onChange={({ target }) => set({ ...current, alt: target.value === '' ? null : target.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}

const buttonTexts = {
  wide: { choose: 'choosePicture', change: 'changePicture' },
  phone: { choose: 'choosePhonePicture', change: 'changePhonePicture' },
} as const
