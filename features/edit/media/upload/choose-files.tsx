'use client'

import { Upload } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import type { ButtonVariants } from '@/components/ui/button/button-variants'

type ChooseFilesProps = {
  /** As in an input's `accept`. */
  accept: string
  multiple?: boolean
  variant?: ButtonVariants['variant']
  busy?: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the browser's dialog for files. */
export function ChooseFiles({ accept, multiple = false, variant = 'primary', busy, onFiles, children }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={variant} size="sm" busy={busy} onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4.5" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        tabIndex={-1}
        aria-hidden="true"
        className="hidden"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
