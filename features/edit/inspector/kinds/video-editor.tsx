'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { parseVideo } from '@/features/sections/parse-kinds'
import type { EditorProps } from '../bound'
import { youtubeId } from './youtube-id'

/** A video of YouTube by its address; a file of the library keeps its name here. */
export function VideoEditor({ bound: { value, name, set } }: EditorProps) {
  const t = useTranslations('edit.inspector')
  const id = useId()
  const video = parseVideo(value)
  const stored = video?.from === 'youtube' ? `https://youtu.be/${video.videoId}` : (video?.src ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const isRefused = typed !== null && typed.trim() !== '' && youtubeId(typed) === null

  function type(text: string) {
    setTyped(text)
    const videoId = youtubeId(text)
    if (text.trim() === '') set(undefined)
    else if (videoId !== null) set({ from: 'youtube', videoId })
  }

  return (
    <Field id={id} label={name} hint={t('videoHint')} error={isRefused ? t('noVideo') : undefined}>
      {(control) => (
        <Input
          {...control}
          controlSize="sm"
          autoComplete="off"
          inputMode="url"
          value={typed ?? stored}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
