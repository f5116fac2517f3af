import { cva, type VariantProps } from 'class-variance-authority'

/** Shared by Input, Textarea and Select. Text has at least 16 px, or iOS zooms into the field. */
export const controlVariants = cva(
  [
    'block w-full rounded border border-line-strong bg-surface text-base text-ink shadow-well transition-[border-color,box-shadow]',
    'hover:border-ink-soft',
    'focus-visible:border-action focus-visible:shadow-glow focus-visible:outline-2 focus-visible:-outline-offset-1',
    'aria-invalid:border-danger aria-invalid:outline-danger',
    'read-only:not-[select]:bg-sunken',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-faint disabled:shadow-none',
  ],
  {
    variants: {
      controlSize: { sm: 'min-h-11 px-3 py-1.5 sm:pointer-fine:min-h-9', md: 'min-h-12 px-3.5 py-2.5' },
    },
    defaultVariants: { controlSize: 'md' },
  },
)

export type ControlVariants = VariantProps<typeof controlVariants>
