import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Bidi } from '../../intl/Bidi.tsx';
import { useLinkClickHandler } from '../../intl/navigation.ts';
import * as rowCss from '../../media/fileRow.css.ts';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as css from './PaymentMethods.css.ts';
import { useLazyNoticeDialog } from './useLazyNoticeDialog.ts';
import { pickRootProps, type RootElementProps } from '../../utils/rootElementProps.ts';

/** The texts of a payment method. */
interface PaymentMethod {
  /** «محفظة إلكترونية» */
  title: string;
  /** A hint: «التفعيل بعد مراجعة الإيصال» */
  hint?: string;
}

/** All texts. */
export interface PaymentLabels {
  /** The button that opens it: «اشترك الآن» */
  toggle: string;
  /** «طريقة الدفع» */
  heading: string;
  wallet: PaymentMethod;
  bank: PaymentMethod;
  /** The notice that the bank opens: «سيتاح الدفع بالبطاقة …» */
  bankNotice: { title: string; text: string };
  /** Closes the notice: «حسنًا» */
  ok: string;
}

export interface PaymentMethodsProps extends RootElementProps {
  /** Controlled by the page: a locked video and the bottom bar on a phone open it too. */
  isOpen: boolean;
  onToggle: () => void;
  /** URL of the page with the wallet instructions. */
  walletHref: string;
  labels: PaymentLabels;
  /** Id of the heading, which is focusable, for links from elsewhere on the page. */
  headingId?: string;
  headingLevel?: 2 | 3;
}

/** The payment methods, shown by the subscribe button. Each acts immediately, so they are not radios. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { isOpen, onToggle, walletHref, labels, headingLevel = 3 } = props;
  const id = useId();
  const headingId = props.headingId ?? `${id}-heading`;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const follow = useLinkClickHandler();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const { Notice, isOpen: isNoticeOpen, hasFailed, preload, open, close } = useLazyNoticeDialog();
  const preloadRef = useRef(preload);

  useEffect(() => {
    if (isOpen) preloadRef.current();
  }, [isOpen]);

  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
    toggleRef.current?.focus();
    onToggle();
  };

  return (
    // Handles the keys of all buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...pickRootProps(props)} className={css.root} onKeyDown={closeByEscape}>
      <Button
        ref={toggleRef}
        tone="accent"
        size="large"
        fullWidth
        endIcon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={onToggle}
      >
        {labels.toggle}
      </Button>
      <section id={id} className={css.methods} aria-labelledby={headingId} hidden={!isOpen}>
        <Heading id={headingId} tabIndex={-1} className={css.heading}>
          {labels.heading}
        </Heading>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari gives lists without bullets no list role. */}
        <ul role="list" className={css.list}>
          <li>
            <a href={walletHref} className={rowCss.row({})} onClick={follow}>
              <PaymentMethodText icon="wallet" {...labels.wallet} />
              <span className={rowCss.actionIcon}>
                <Icon name="chevron-forward" />
              </span>
            </a>
          </li>
          <li>
            <button type="button" aria-haspopup="dialog" className={rowCss.row({})} onClick={() => void open()}>
              <PaymentMethodText icon="bank" {...labels.bank} />
              <span className={rowCss.actionIcon}>
                <Icon name="info" />
              </span>
            </button>
            {/* Without a network the dialog cannot load, so its text is shown here. */}
            <output className={css.fallbackNotice}>{hasFailed && labels.bankNotice.text}</output>
          </li>
        </ul>
      </section>
      {Notice && (
        <Notice
          isOpen={isNoticeOpen}
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

function PaymentMethodText({ icon, title, hint }: PaymentMethod & { icon: 'wallet' | 'bank' }) {
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
