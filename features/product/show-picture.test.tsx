import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showPicture } from './show-picture'

// docs/rules/storefront.md#variant-choice
it('moves the strip to the picture and leaves the page where it is', () => {
  const { getByRole } = render(
    <ul>
      <li id="slika-1" />
      <li id="slika-2" />
    </ul>,
  )
  const strip = getByRole('list')
  const scrollBy = vi.fn<(to: unknown) => void>()
  const scrollIntoView = vi.fn<() => void>()
  Object.assign(strip, { scrollBy, getBoundingClientRect: () => ({ left: 20 }) })
  for (const picture of strip.children) Object.assign(picture, { scrollIntoView, getBoundingClientRect: () => ({ left: 380 }) })
  showPicture(2)
  showPicture(3)
  expect(scrollBy.mock.calls).toEqual([[{ left: 360 }]])
  expect(scrollIntoView).not.toHaveBeenCalled()
})
