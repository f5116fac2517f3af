'use client'

import { Upload } from 'lucide-react'
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

type DropZoneProps = {
  text: string
  /** Null: it takes none. */
  onFiles: ((files: File[]) => void) | null
  className?: string
  children: ReactNode
}

/** Takes files that are dropped anywhere on it, or pasted while the focus is inside. */
export function DropZone({ text, onFiles, className, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  // Every element inside sends an enter and a leave of its own.
  const depth = useRef(0)

  function enter(event: DragEvent, step: 1 | -1) {
    if (!onFiles || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    depth.current += step
    setOver(depth.current > 0)
  }

  function drop(event: DragEvent) {
    if (!onFiles || !hasFiles(event.dataTransfer)) return
    event.preventDefault()
    depth.current = 0
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    if (!onFiles || files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button to choose files does the same
    <div
      className={cn('relative', className)}
      onDragEnter={(event) => enter(event, 1)}
      onDragLeave={(event) => enter(event, -1)}
      onDragOver={(event) => onFiles && hasFiles(event.dataTransfer) && event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {isOver ? (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded border-2 border-dashed border-action bg-action-soft/90">
          <p className="sticky top-1/3 flex items-center gap-3 rounded bg-surface px-5 py-3 font-medium text-action-strong shadow-float">
            <Upload aria-hidden="true" className="size-5" />
            {text}
          </p>
        </div>
      ) : null}
    </div>
  )
}

function hasFiles({ types }: DataTransfer) {
  return types.includes('Files')
}
