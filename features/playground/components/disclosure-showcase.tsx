import { Accordion, AccordionItem } from '@/components/ui/navigation/accordion'
import { Prose } from '@/components/ui/text/prose'
import { Tabs } from '@/components/ui/navigation/tabs'
import { Showcase, WideSample } from './showcase'

export function DisclosureShowcase() {
  return (
    <Showcase id="otkrivanje" title="Otvara se">
      <WideSample name="Accordion (bez skripte)">
        <Accordion>
          <AccordionItem title="O knjizi" name="p-book" open>
            <Prose size="small">
              <p>Roman o slikaru koji se vraća u zavičaj tražeći vlastito porijeklo, a nalazi blato, svjetlo i tišinu.</p>
            </Prose>
          </AccordionItem>
          <AccordionItem title="Dostava i povrat" name="p-book">
            <Prose size="small">
              <p>Šaljemo isti dan ako naručite do 12 sati. Povrat je moguć 14 dana od primitka.</p>
            </Prose>
          </AccordionItem>
          <AccordionItem title="Podaci o izdanju" name="p-book">
            <Prose size="small">
              <p>Tvrdi uvez, 264 stranice, 13 × 20 cm.</p>
            </Prose>
          </AccordionItem>
        </Accordion>
      </WideSample>
      <WideSample name="Tabs">
        <Tabs
          label="Moj račun"
          tabs={[
            { value: 'orders', label: 'Narudžbe', content: <p>Zadnja narudžba poslana je jučer.</p> },
            { value: 'addresses', label: 'Adrese', content: <p>Dvije spremljene adrese.</p> },
            { value: 'card', label: 'Iskaznica', content: <p>Iskaznica vrijedi do kraja godine.</p> },
            { value: 'gone', label: 'Isključeno', content: null, disabled: true },
          ]}
        />
      </WideSample>
    </Showcase>
  )
}
