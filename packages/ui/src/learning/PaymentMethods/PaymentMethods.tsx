import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import * as rowCss from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './PaymentMethods.css.ts';
import { useNotice } from './useNotice.ts';

/** A way to pay. */
interface Way {
  /** «محفظة إلكترونية» */
  title: string;
  /** When and how: «التفعيل بعد مراجعة الإيصال» */
  hint?: string;
}

/** Every word of the chooser. */
export interface PaymentLabels {
  /** The button that opens it: «اشترك الآن» */
  toggle: string;
  /** «طريقة الدفع» */
  heading: string;
  wallet: Way;
  bank: Way;
  /** What the bank says when it is pressed: «سيتاح الدفع بالبطاقة …» */
  bankNotice: { title: string; text: string };
  /** Closes that: «حسنًا» */
  ok: string;
}

export interface PaymentMethodsProps {
  /** The page keeps it: a locked video and the bar of a phone open it as well. */
  isOpen: boolean;
  onToggle: () => void;
  /** The page of the wallet, with its steps. */
  walletHref: string;
  labels: PaymentLabels;
  /** Of the heading, which can be focused: who asks to subscribe from afar is taken there. */
  headingId?: string;
  headingLevel?: 2 | 3;
}

/** The ways to pay, behind the button that subscribes. Each acts at once, so none of them is a radio. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { isOpen, onToggle, walletHref, labels, headingLevel = 3 } = props;
  const id = useId();
  const headingId = props.headingId ?? `${id}-heading`;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const follow = useLinkClickHandler();
  const toggle = useRef<HTMLButtonElement>(null);
  const { Notice, isOpen: isExplaining, hasFailed, fetch, open, close } = useNotice();
  const fetchOnce = useRef(fetch);

  useEffect(() => {
    if (isOpen) fetchOnce.current();
  }, [isOpen]);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    toggle.current?.focus();
    onToggle();
  };

  return (
    // The keys of the buttons inside, heard once.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.chooser} onKeyDown={closeByEscape}>
      <Button
        ref={toggle}
        tone="accent"
        size="large"
        fill
        endIcon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={onToggle}
      >
        {labels.toggle}
      </Button>
      <section id={id} className={css.ways} aria-labelledby={headingId} hidden={!isOpen}>
        <Heading id={headingId} tabIndex={-1} className={css.heading}>
          {labels.heading}
        </Heading>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets. */}
        <ul role="list" className={css.list}>
          <li>
            <a href={walletHref} className={rowCss.row({})} onClick={follow}>
              <Words icon="wallet" {...labels.wallet} />
              <span className={rowCss.actionIcon}>
                <Icon name="chevron-forward" />
              </span>
            </a>
          </li>
          <li>
            <button type="button" aria-haspopup="dialog" className={rowCss.row({})} onClick={() => void open()}>
              <Words icon="bank" {...labels.bank} />
              <span className={rowCss.actionIcon}>
                <Icon name="info" />
              </span>
            </button>
            {/* Without a network there is no dialog to load; what it would say is here. */}
            <output className={css.said}>{hasFailed && labels.bankNotice.text}</output>
          </li>
        </ul>
      </section>
      {Notice && (
        <Notice
          isOpen={isExplaining}
          tone="info"
          title={labels.bankNotice.title}
          buttonLabel={labels.ok}
          onClose={close}
        >
          {labels.bankNotice.text}
        </Notice>
      )}
    </div>
  );
}

function Words({ icon, title, hint }: Way & { icon: 'wallet' | 'bank' }) {
  return (
    <>
      <span className={rowCss.iconBadge({ state: 'open' })} aria-hidden="true">
        <Icon name={icon} />
      </span>
      <span className={rowCss.content}>
        <span className={rowCss.title}>
          <Bidi>{title}</Bidi>
        </span>
        {hint && (
          <span className={rowCss.metaLine}>
            <Bidi>{hint}</Bidi>
          </span>
        )}
      </span>
    </>
  );
}
