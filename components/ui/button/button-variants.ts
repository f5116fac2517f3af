import { cva, type VariantProps } from 'class-variance-authority'

/** Of variants with a surface of their own. No variant repeats one of these: of two, the order in the stylesheet would decide. */
const disabled = 'disabled:border-line disabled:bg-sunken disabled:text-ink-faint'

/** Shared by Button, LinkButton and SubmitButton. Small sizes still offer 44 px to a finger (docs/rules/storefront.md#touch-targets). */
export const buttonVariants = cva(
  [
    'relative inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded border text-center font-medium select-none',
    'transition-[color,background-color,border-color,box-shadow,translate] focus-visible:shadow-glow [&_svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:shadow-none',
  ],
  {
    variants: {
      variant: {
        primary: [
          'border-transparent bg-action text-on-action shadow-key hover:bg-action-strong active:not-disabled:translate-y-px',
          disabled,
        ],
        secondary: ['border-line-strong bg-surface text-ink hover:border-ink hover:bg-paper active:not-disabled:translate-y-px', disabled],
        quiet: [
          'border-transparent bg-transparent text-action hover:bg-action-soft',
          'disabled:border-transparent disabled:bg-transparent disabled:text-ink-faint',
        ],
        link: [
          'border-transparent bg-transparent px-0! text-action underline-offset-4 hover:text-action-strong hover:underline',
          'disabled:border-transparent disabled:bg-transparent disabled:text-ink-faint',
        ],
        accent: [
          'border-transparent bg-accent text-on-accent shadow-key hover:bg-accent-strong active:not-disabled:translate-y-px',
          disabled,
        ],
        danger: [
          'border-transparent bg-danger text-on-danger shadow-key hover:bg-danger-strong active:not-disabled:translate-y-px',
          disabled,
        ],
        inverse: [
          'border-inverse-ink-soft bg-transparent text-inverse-ink hover:border-inverse-ink hover:bg-inverse-raised',
          'disabled:border-inverse-line disabled:bg-transparent disabled:text-inverse-ink-soft disabled:opacity-60',
        ],
      },
      size: {
        sm: 'min-h-11 px-3.5 text-sm sm:pointer-fine:min-h-9',
        md: 'min-h-11 px-5 text-base leading-snug',
        lg: 'min-h-13 px-5 text-lg leading-snug sm:px-7',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'primary', size: 'md', wide: false },
  },
)

export type ButtonVariants = VariantProps<typeof buttonVariants>
