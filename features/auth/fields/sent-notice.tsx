'use client'

import type { ReactNode } from 'react'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'

type SentNoticeProps = { title: string; text: string; again: string; onAgain: () => void; children?: ReactNode }

/** A form that was sent, with a button to fill it in again. */
export function SentNotice({ title, text, again, onAgain, children }: SentNoticeProps) {
  return (
    <Stack gap="md">
      <Alert tone="success" role="status" title={title}>
        {text}
      </Alert>
      {children}
      <div>
        <Button variant="secondary" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </Stack>
  )
}
