import { TextField } from '../../forms/TextField/TextField.tsx';
import { Bidi, Ltr } from '../../intl/Bidi.tsx';
import { createFormat } from '../../intl/format.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx';
import { texts } from '../Texts.fixtures.ts';
import { LiveExample } from './Guide.tsx';
import { pairs } from './guide.css.ts';
import { WrongRightPair } from './WrongRightPair.tsx';
import { useTextPicker } from './useTextPicker.ts';

// The wrong examples are plain HTML, because our components cannot produce them.
const arabic = createFormat('ar-EG-u-nu-latn');
const sampleText = 'النحو والصرف';

/** Common mistakes on Arabic pages as live examples, each with the right way. */
export function RtlPairs() {
  const pickText = useTextPicker();
  const course = 'C++ و HTML5';
  return (
    <LiveExample>
      <div className={pairs}>
        <WrongRightPair
          title={pickText('عنوان يبدأ بكلمة لاتينية', 'A title that begins with a Latin word')}
          description={pickText(
            'المتصفح يأخذ اتجاه النص من أول حرف، فينقلب العنوان كله. القاعدة عندنا: حرف عربي واحد يكفي ليكون النص من اليمين.',
            'A browser takes the direction of the first letter and turns the whole title over. Our rule: one Arabic letter makes it right to left.',
          )}
          wrong={
            <p>
              <bdi dir="auto">{texts.mixed}</bdi>
            </p>
          }
          right={
            <p>
              <Bidi>{texts.mixed}</Bidi>
            </p>
          }
        />
        <WrongRightPair
          title={pickText('رقم هاتف داخل جملة', 'A telephone number in a sentence')}
          description={pickText(
            'مجموعات الأرقام المفصولة بمسافة تتبدل أماكنها في الجملة العربية: يُقرأ الرقم من آخره.',
            'Groups of digits with a space between them trade places in an Arabic sentence: the number is read from its end.',
          )}
          wrong={<p dir="rtl">للتواصل: 0100 123 4567</p>}
          right={
            <p dir="rtl">
              للتواصل: <Ltr>0100 123 4567</Ltr>
            </p>
          }
        />
        <WrongRightPair
          title={pickText('علامات اللغات البرمجية', 'Signs of code')}
          description={pickText(
            'علامتا الجمع تقفزان إلى الجهة الأخرى. Bidi يعزل مثل هذا وحده.',
            'The plus signs jump to the other side. Bidi isolates such runs by itself.',
          )}
          wrong={<p dir="rtl">دورة {course}</p>}
          right={
            <p dir="rtl">
              دورة <Bidi>C++</Bidi> و <Ltr>HTML5</Ltr>
            </p>
          }
        />
        <WrongRightPair
          title={pickText('حقل البريد الإلكتروني', 'A field for an e-mail address')}
          description={pickText(
            'العنوان يُكتب من اليسار ويقف عند بداية الصفحة. type="email" وحدها لا تكفي.',
            'An address runs left to right and stands where the page starts. type="email" alone does not do it.',
          )}
          wrong={
            <input
              type="text"
              dir="rtl"
              aria-label={pickText('بريد، خطأ', 'E-mail, wrong')}
              defaultValue=".sara@example.com"
              style={{ maxInlineSize: '100%' }}
            />
          }
          right={
            <TextField
              type="email"
              label={pickText('البريد الإلكتروني', 'E-mail')}
              invalidMessage={pickText('أدخل بريدًا صحيحًا', 'Enter an e-mail address')}
              defaultValue="sara@example.com"
            />
          }
        />
        <WrongRightPair
          title={pickText('سهم «التالي»', 'The arrow of “next”')}
          description={pickText(
            'ما يشير إلى جهة القراءة ينقلب معها. اطلب arrow-forward ولا تطلب سهمًا إلى اليمين.',
            'What points along the line of reading turns with it. Ask for arrow-forward, never for an arrow to the right.',
          )}
          wrong={
            <Inline gap="s3">
              <span>{pickText('الدرس التالي', 'Next lesson')}</span>
              <span dir={pickText('ltr', 'rtl')}>
                <Icon name="arrow-forward" />
              </span>
            </Inline>
          }
          right={
            <Inline gap="s3">
              <span>{pickText('الدرس التالي', 'Next lesson')}</span>
              <Icon name="arrow-forward" />
            </Inline>
          }
        />
        <WrongRightPair
          title={pickText('التقدّم', 'Progress')}
          description={pickText(
            'يمتلئ الشريط من حيث تبدأ القراءة. أما خط زمن الفيديو فمن اليسار دائمًا.',
            'A bar fills from where reading begins. The time line of a video always runs left to right.',
          )}
          wrong={
            <div dir={pickText('ltr', 'rtl')}>
              <ProgressBar label={pickText('رفع الملف', 'Uploading')} value={30} />
            </div>
          }
          right={<ProgressBar label={pickText('رفع الملف', 'Uploading')} value={30} />}
        />
        <WrongRightPair
          title={pickText('تباعد الحروف', 'Space between letters')}
          description={pickText(
            'الحرف العربي يتصل بجاره. أي تباعد يقطع الكلمة.',
            'Arabic letters are joined. Any spacing tears the word apart.',
          )}
          wrong={<p style={{ letterSpacing: '0.15em', fontSize: '2rem' }}>{sampleText}</p>}
          right={<p style={{ fontSize: '2rem' }}>{sampleText}</p>}
        />
        <WrongRightPair
          title={pickText('سطر ضيق مع التشكيل', 'A tight line under marks')}
          description={pickText(
            'التشكيل يحتاج ارتفاعًا. سُلّم الخط يتركه له، ولا يُقصّ حرف.',
            'Marks need height. The type scale leaves it, and nothing is cut.',
          )}
          wrong={<p style={{ lineHeight: 1.05, overflow: 'hidden' }}>{texts.long}</p>}
          right={<p>{texts.long}</p>}
        />
        <WrongRightPair
          title={pickText('صيغة الجمع', 'Plural forms')}
          description={pickText(
            'العربية ست صيغ، والواحد والاثنان بلا رقم.',
            'Arabic has six forms, and one and two carry no digit.',
          )}
          wrong={<p dir="rtl">1 جنيه · 2 جنيه · 3 جنيه · 11 جنيه</p>}
          right={<p dir="rtl">{arabic.plainList([1, 2, 3, 11].map((pounds) => arabic.price(pounds)))}</p>}
        />
        <WrongRightPair
          title={pickText('المدى', 'A range')}
          description={pickText(
            'الشرطة بين رقمين تعكسهما. قلها بالكلمات.',
            'A dash between two numbers turns them round. Say it in words.',
          )}
          wrong={<p dir="rtl">الصفحات 5 - 10</p>}
          right={<p dir="rtl">الصفحات من 5 إلى 10</p>}
        />
        <WrongRightPair
          title={pickText('نص شفّاف', 'See-through text')}
          description={pickText(
            'الشفافية تُظهر مواضع اتصال الحروف أغمق من غيرها. اختر لونًا مصمتًا مثل textMuted.',
            'Transparency shows the joins of letters darker than the rest. Take a solid colour such as textMuted.',
          )}
          wrong={
            <p style={{ color: 'color-mix(in srgb, var(--kh-color-primary) 40%, transparent)', fontSize: '2rem' }}>
              {sampleText}
            </p>
          }
          right={<p style={{ color: 'var(--kh-color-text-muted)', fontSize: '2rem' }}>{sampleText}</p>}
        />
      </div>
    </LiveExample>
  );
}
