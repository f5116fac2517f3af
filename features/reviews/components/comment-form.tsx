'use client'

import { useTranslations } from 'next-intl'
import { TextForm, type TextFormProps } from './text-form'

/** Needs the messages of `comments`. */
export function CommentForm(props: TextFormProps) {
  const t = useTranslations('comments')
  return <TextForm {...props} t={(key) => t(key)} className="gap-4" />
}
