import { elementApi } from '@/lib/api/v1/cms/element'
import { load } from '@/server/rsc'
import { EditableRegion } from '@/components/editable/editable-region'
import { publicRenderContext } from './public-render-context'
import { layoutSections, type LayoutHandler } from './registry'

const handlers: LayoutHandler[] = ['header-section', 'footer-section', 'cookie-section']

/** Renders one layout element; all three are loaded in one cached call. A missing one renders nothing. */
export async function LayoutElement({ handler }: { handler: LayoutHandler }) {
  const elements = await load(elementApi.getByHandlers, { handlers })
  const element = elements.find((one) => one.handler === handler)
  if (!element) return null
  return (
    <EditableRegion documentKey={`element:${element.id}`}>
      {await layoutSections[handler].render(element, publicRenderContext())}
    </EditableRegion>
  )
}
