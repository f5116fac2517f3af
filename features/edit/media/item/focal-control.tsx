'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { CropArea, FocalPoint } from '@/lib/api/entities/media.schema'
import { cn } from '@/lib/cn'
import { movedFocal, share } from './cover'

type FocalControlProps = {
  /** The uncropped picture. */
  picture: { path: string; width: number; height: number }
  crop: CropArea | null
  value: FocalPoint | null
  onChange: (focal: FocalPoint) => void
}

const middle: FocalPoint = { x: 0.5, y: 0.5 }

/** The point of a picture that stays visible wherever it is cut: by pointer, by the arrow keys of the mark, or by two sliders. */
export function FocalControl({ picture, crop, value, onChange }: FocalControlProps) {
  const t = useTranslations('edit.media.item')
  const id = useId()
  const surface = useRef<HTMLDivElement>(null)
  const focal = value ?? middle

  function point({ clientX, clientY }: PointerEvent) {
    const box = surface.current?.getBoundingClientRect()
    if (box && box.width > 0) onChange({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) })
  }

  function pressKey(event: KeyboardEvent) {
    const moved = movedFocal(focal, event)
    if (!moved) return
    event.preventDefault()
    onChange(moved)
  }

  return (
    <div className="flex flex-col gap-3">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the mark and the sliders do the same by keys */}
      <div
        ref={surface}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        style={{ aspectRatio: `${picture.width} / ${picture.height}`, maxWidth: `calc(14rem * ${picture.width / picture.height})` }}
        className="relative mx-auto w-full cursor-crosshair touch-none overflow-hidden rounded bg-sunken select-none"
      >
        <img src={picture.path} alt="" draggable={false} className="size-full" />
        {crop ? (
          <span
            aria-hidden="true"
            style={{ left: per(crop.x), top: per(crop.y), width: per(crop.width), height: per(crop.height) }}
            className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.5)]"
          />
        ) : null}
        <button
          type="button"
          aria-label={t('focalMark', { x: Math.round(focal.x * 100), y: Math.round(focal.y * 100) })}
          aria-describedby={`${id}-hint`}
          onKeyDown={pressKey}
          style={{ left: per(focal.x), top: per(focal.y) }}
          className={cn(
            'absolute size-11 -translate-1/2 cursor-grab rounded-full border-3 border-paper shadow-[0_0_0_2px_var(--color-ink)]',
            'focus-visible:outline-3 focus-visible:outline-offset-3 focus-visible:outline-accent-strong',
            value ? 'bg-accent/40' : 'bg-paper/20',
          )}
        >
          <span className="absolute top-1/2 left-1/2 size-2 -translate-1/2 rounded-full bg-paper shadow-[0_0_0_1px_var(--color-ink)]" />
        </button>
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {t('focalHint')}
      </p>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Axis id={`${id}-x`} label={t('focalX')} value={focal.x} onChange={(x) => onChange({ ...focal, x })} />
        <Axis id={`${id}-y`} label={t('focalY')} value={focal.y} onChange={(y) => onChange({ ...focal, y })} />
      </div>
    </div>
  )
}

type AxisProps = { id: string; label: string; value: number; onChange: (value: number) => void }

function Axis({ id, label, value, onChange }: AxisProps) {
  const percent = Math.round(value * 100)
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="flex justify-between text-sm font-medium">
        {label}
        <span className="text-ink-soft tabular-nums">{percent} %</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ currentTarget }) => onChange(share(currentTarget.valueAsNumber / 100))}
        className="h-11 w-full accent-action"
      />
    </div>
  )
}

const per = (value: number) => `${value * 100}%`
