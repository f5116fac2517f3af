'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { FieldProps } from '@/components/form/form'
import { TextField } from '@/components/form/fields/text-field'
import { IconButton } from '@/components/ui/button/icon-button'

type PasswordFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = FieldProps<Values, Name, Output> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password input that can be made visible. */
export function PasswordField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  props: PasswordFieldProps<Values, Name, Output>,
) {
  const t = useTranslations('auth.password')
  const [isVisible, setIsVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={256}
      required
      end={
        <IconButton label={t('show')} aria-pressed={isVisible} onClick={() => setIsVisible(!isVisible)}>
          {isVisible ? <Icon name="eye-off" /> : <Icon name="eye" />}
        </IconButton>
      }
    />
  )
}
