import { maxChapters, maxChapterTitleLength } from '@fanous/api-client/chapters';
import { joinWithCommas } from '@fanous/arabic/list';
import type { Digits, Language } from './language.ts';

/** A sentence in both languages. It may contain one number or a list of names. */
export type MessageTemplate = Record<Language, string | ((number: number, names: string) => string)>;

const plurals = new Intl.PluralRules('ar');
// Western digits. `toArabicDigits` converts them for users who chose Arabic digits.
const numbers = new Intl.NumberFormat('en');
const format = (n: number) => numbers.format(n);
/** Code that is written as it is: from left to right, with Latin digits. */
const isolateCode = (code: string): string => `\u2066${code}\u2069`;

/** Formats a number with its noun in the right Arabic plural form: «دقيقة واحدة», «دقيقتين», «3 دقائق», «11 دقيقة». */
function formatArabicCount(n: number, one: string, two: string, few: string, many: string, other: string): string {
  const words = { zero: other, few, many, other };
  const form = plurals.select(n);
  if (form === 'one') return one;
  return form === 'two' ? two : `${format(n)} ${words[form]}`;
}

export const formatArabicMinuteCount = (n: number) =>
  formatArabicCount(n, 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة');
export const formatArabicHourCount = (n: number) =>
  formatArabicCount(n, 'ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة');
/** In the accusative, as the object of a verb: «حرفين». */
export const formatArabicCharacterCount = (n: number) =>
  formatArabicCount(n, 'حرفًا واحدًا', 'حرفين', 'أحرف', 'حرفًا', 'حرف');
const formatArabicItemCount = (n: number) => formatArabicCount(n, 'عنصرًا واحدًا', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر');
const formatArabicCategoryCount = (n: number) =>
  formatArabicCount(n, 'قسمًا فرعيًا واحدًا', 'قسمين فرعيين', 'أقسام فرعية', 'قسمًا فرعيًا', 'قسم فرعي');
const formatArabicCourseCount = (n: number, two = 'دورتان') =>
  formatArabicCount(n, 'دورة واحدة', two, 'دورات', 'دورة', 'دورة');
const formatArabicQuestionCount = (n: number) => formatArabicCount(n, 'سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالًا', 'سؤال');
export const formatEnglishCount = (n: number, word: string) => `${format(n)} ${word}${n === 1 ? '' : 's'}`;
const fileTooLarge = {
  ar: (bytes) => `الملف أكبر من المسموح به. الحد الأقصى ${formatBytes(bytes, 'كيلوبايت', 'ميجابايت', 'جيجابايت')}.`,
  en: (bytes) => `The file is larger than allowed. The limit is ${formatBytes(bytes, 'KB', 'MB', 'GB')}.`,
} satisfies MessageTemplate;
const summaryQuota = {
  ar: (bytes) =>
    `بلغت ملخصاتك في هذه الدورة الحد الأقصى، وهو ${formatBytes(bytes, 'كيلوبايت', 'ميجابايت', 'جيجابايت')}. احذف ملخصًا قديمًا ثم أعد المحاولة.`,
  en: (bytes) =>
    `Your summaries in this course have reached the limit of ${formatBytes(bytes, 'KB', 'MB', 'GB')}. Delete an older one, then try again.`,
} satisfies MessageTemplate;

/** Formats bytes in the largest unit with a value of at least one. */
function formatBytes(bytes: number, ...units: string[]): string {
  const power = Math.max(1, Math.min(units.length, Math.floor(Math.log2(bytes) / 10)));
  return `${format(Math.round((bytes / 1024 ** power) * 10) / 10)} ${units[power - 1]}`;
}

const toMinutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/** One message for each code a failure can have. Some need a number: `too_many_requests` the wait in seconds, `*_has_*` how many. */
export const problemMessages = {
  malformed: {
    ar: 'تعذّرت قراءة ما أرسلته. أعد تحميل الصفحة ثم حاول مرة أخرى.',
    en: 'What you sent could not be read. Reload the page, then try again.',
  },
  unauthorized: { ar: 'سجّل الدخول للمتابعة.', en: 'Log in to continue.' },
  // The title of a dialog; its text explains the error (spec §8).
  wrong_credentials: { ar: 'تعذّر تسجيل الدخول', en: 'Login failed' },
  code_required: {
    ar: 'أدخل الرمز من تطبيق المصادقة.',
    en: 'Enter the code from your authenticator app.',
  },
  wrong_code: {
    ar: 'الرمز غير صحيح أو استُخدم من قبل.',
    en: 'The code is wrong, or was used before.',
  },
  wrong_passkey: { ar: 'تعذّر تسجيل الدخول', en: 'Login failed' },
  passkey_setup_ended: {
    ar: 'انتهت مهلة إضافة مفتاح المرور. حاول مرة أخرى.',
    en: 'Adding the passkey took too long. Try again.',
  },
  passkey_exists: { ar: 'مفتاح المرور هذا مضاف بالفعل.', en: 'This passkey has already been added.' },
  passkeys_full: {
    ar: (n) => `بلغت الحد الأقصى لمفاتيح المرور، وهو ${format(n)}. احذف واحدًا ثم حاول مرة أخرى.`,
    en: (n) => `You have reached the limit of ${format(n)} passkeys. Delete one, then try again.`,
  },
  two_step_required: {
    ar: 'يلزم تفعيل التحقق بخطوتين لحسابك. فعّله من صفحة الملف الشخصي ثم تابع.',
    en: 'Your account has to use two-step verification. Turn it on in your profile, then continue.',
  },
  two_step_on: { ar: 'التحقق بخطوتين مفعّل بالفعل.', en: 'Two-step verification is already on.' },
  forbidden: { ar: 'هذا الإجراء غير متاح لحسابك.', en: 'Your account is not allowed to do this.' },
  locked: { ar: 'اشترك في الدورة لفتح هذا المحتوى.', en: 'Subscribe to the course to open this.' },
  link_ended: {
    ar: 'انتهت صلاحية هذا الرابط. افتح الملف من صفحة الدورة من جديد.',
    en: 'This link has expired. Open the file from the course page again.',
  },
  reset_link_ended: {
    ar: 'انتهت صلاحية هذا الرابط أو استُخدم من قبل. اطلب رابطًا جديدًا.',
    en: 'This link has expired or was used before. Ask for a new one.',
  },
  email_link_unknown: {
    ar: 'هذا الرابط لا يعمل. افتح الرابط الذي في أحدث رسالة، أو اطلب رابطًا جديدًا.',
    en: 'This link does not work. Open the one in the latest message, or ask for a new one.',
  },
  email_link_used: {
    ar: 'استُخدم هذا الرابط من قبل، وبريدك الإلكتروني مؤكَّد.',
    en: 'This link was used before. Your email is confirmed.',
  },
  email_link_expired: {
    ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا.',
    en: 'This link has expired. Ask for a new one.',
  },
  email_confirmed: { ar: 'بريدك الإلكتروني مؤكَّد بالفعل.', en: 'Your email is already confirmed.' },
  range_missing: { ar: 'هذا الجزء من الملف غير موجود.', en: 'There is no such part of the file.' },
  not_found: { ar: 'لم نجد ما تبحث عنه.', en: 'We could not find what you are looking for.' },
  has_categories: {
    ar: (n) => `لا يمكن حذف هذا القسم لأن فيه ${formatArabicCategoryCount(n)}. أفرغه أولًا.`,
    en: (n) =>
      `This category cannot be deleted: it has ${n === 1 ? '1 sub-category' : `${format(n)} sub-categories`}. Empty it first.`,
  },
  has_courses: {
    ar: (n) => `لا يمكن حذف هذا القسم لأن فيه ${formatArabicCourseCount(n, 'دورتين')}. أفرغه أولًا.`,
    en: (n) => `This category cannot be deleted: it has ${formatEnglishCount(n, 'course')}. Empty it first.`,
  },
  course_changed: {
    ar: 'عدّل شخص آخر هذه الدورة بعد أن فتحتها. راجع ما تغيّر ثم احفظ من جديد.',
    en: 'Someone else has changed this course since you opened it. Look at what changed, then save again.',
  },
  units_changed: {
    ar: 'عدّل شخص آخر وحدات هذه الدورة بعد أن فتحتها. راجع ما تغيّر ثم احفظ من جديد.',
    en: 'Someone else has changed the units of this course since you opened them. Look at what changed, then save again.',
  },
  quiz_full: {
    ar: (n) => `بلغ الاختبار الحد الأقصى، وهو ${formatArabicQuestionCount(n)}.`,
    en: (n) => `The quiz has reached its limit of ${formatEnglishCount(n, 'question')}.`,
  },
  options_too_few: { ar: 'يجب أن يبقى اختياران على الأقل.', en: 'You must have at least 2 options.' },
  option_is_correct: {
    ar: 'هذه هي الإجابة الصحيحة. حدّد إجابة صحيحة أخرى قبل حذفها.',
    en: 'This is the correct answer. Mark another one as correct before you delete it.',
  },
  own_account: { ar: 'لا يمكنك تنفيذ هذا الإجراء على حسابك.', en: 'You cannot do this to your own account.' },
  last_admin: {
    ar: 'لا بد من بقاء مدير واحد كامل الصلاحيات على الأقل.',
    en: 'At least one admin with full rights has to remain.',
  },
  user_has_courses: {
    ar: (n) =>
      `لهذا المستخدم ${formatArabicCourseCount(n)}، فلا يمكن حذفه ولا تحويله إلى طالب. انقل دوراته إلى مالك آخر أولًا.`,
    en: (n) =>
      `This user owns ${formatEnglishCount(n, 'course')}. Give ${n === 1 ? 'it' : 'them'} to another owner first.`,
  },
  own_courses: {
    ar: (n) =>
      `لا يمكن حذف حسابك لأنك تملك ${formatArabicCourseCount(n, 'دورتين')}. اطلب من مدير نقلها إلى مالك آخر أولًا.`,
    en: (n) =>
      `Your account cannot be deleted, because you own ${formatEnglishCount(n, 'course')}. Ask an admin to give ${n === 1 ? 'it' : 'them'} to another owner first.`,
  },
  no_deletion_request: {
    ar: 'لا يوجد طلب حذف مفتوح لهذا الحساب. ربما سحبه صاحبه أو بتّ فيه مدير آخر.',
    en: 'There is no open request to delete this account. The user may have withdrawn it, or another admin has decided.',
  },
  conflict: {
    ar: 'تغيّرت البيانات أثناء الحفظ. حمّلها من جديد ثم أعد المحاولة.',
    en: 'The data changed while you were saving. Load it again, then try again.',
  },
  idempotency_key_reused: {
    ar: 'حُفظ هذا من قبل بمحتوى آخر. راجع القائمة أولًا، ثم أعد الإرسال إن أردت حفظ المحتوى الحالي أيضًا.',
    en: 'This was saved before, with other content. Check the list first, then send again to save this one, too.',
  },
  quiz_changed: {
    ar: 'تغيّر هذا الاختبار بعد أن فتحته. حمّله من جديد ثم أرسل إجاباتك.',
    en: 'This quiz has changed since you opened it. Load it again, then send your answers.',
  },
  quiz_empty: { ar: 'لا توجد أسئلة في هذا الاختبار بعد.', en: 'This quiz has no questions yet.' },
  too_large: {
    ar: 'ما أرسلته أكبر من المسموح به. قلّل حجمه ثم أعد المحاولة.',
    en: 'What you sent is larger than allowed. Make it smaller, then try again.',
  },
  timeout: {
    ar: 'لم يصل ما أرسلته كاملًا. تحقّق من الإنترنت ثم أعد المحاولة.',
    en: 'What you sent did not arrive completely. Check your internet connection, then try again.',
  },
  file_too_large: fileTooLarge,
  summary_quota: summaryQuota,
  storage_full: {
    ar: 'لا تتسع المساحة على الخادم لملفات جديدة الآن. لم يُحفظ شيء. حاول لاحقًا.',
    en: 'The server has no room for new files right now. Nothing was saved. Try again later.',
  },
  unsupported_media_type: { ar: 'نوع المحتوى المرسل غير مدعوم.', en: 'This kind of content is not supported.' },
  invalid: { ar: 'راجع الحقول المشار إليها.', en: 'Check the highlighted fields.' },
  too_many_requests: {
    ar: (seconds) => `محاولات كثيرة. حاول مرة أخرى بعد ${formatArabicMinuteCount(toMinutes(seconds))}.`,
    en: (seconds) => `Too many attempts. Try again in ${formatEnglishCount(toMinutes(seconds), 'minute')}.`,
  },
  unavailable: {
    ar: 'الخدمة غير متاحة الآن. حاول مرة أخرى بعد قليل.',
    en: 'The service is not available right now. Try again shortly.',
  },
  internal: {
    ar: 'حدث خطأ في الخادم. حاول مرة أخرى بعد قليل.',
    en: 'Something went wrong on the server. Try again shortly.',
  },
} satisfies Record<string, MessageTemplate>;

/** The message for each problem of a field. The form shows the field's name, so the message does not repeat it. */
export const fieldMessages = {
  required: { ar: 'هذا الحقل مطلوب.', en: 'This is required.' },
  unknown: { ar: 'حقل غير معروف.', en: 'Unknown field.' },
  not_text: { ar: 'أدخل نصًا.', en: 'This has to be text.' },
  not_number: { ar: 'أدخل رقمًا.', en: 'Enter a number.' },
  not_integer: { ar: 'أدخل عددًا صحيحًا بلا كسور.', en: 'Enter a whole number.' },
  wrong_type: { ar: 'القيمة ليست من النوع المطلوب.', en: 'This value has the wrong type.' },
  too_short: {
    ar: (n) => `أدخل ${formatArabicCharacterCount(n)} على الأقل.`,
    en: (n) => `Enter at least ${formatEnglishCount(n, 'character')}.`,
  },
  too_long: {
    ar: (n) => `أدخل ${formatArabicCharacterCount(n)} على الأكثر.`,
    en: (n) => `Enter at most ${formatEnglishCount(n, 'character')}.`,
  },
  too_small: { ar: (n) => `يجب ألا تقل القيمة عن ${format(n)}.`, en: (n) => `This has to be at least ${format(n)}.` },
  too_big: { ar: (n) => `يجب ألا تزيد القيمة على ${format(n)}.`, en: (n) => `This has to be at most ${format(n)}.` },
  too_few: {
    ar: (n) => `اختر ${formatArabicItemCount(n)} على الأقل.`,
    en: (n) => `Choose at least ${formatEnglishCount(n, 'item')}.`,
  },
  too_many: {
    ar: (n) => `اختر ${formatArabicItemCount(n)} على الأكثر.`,
    en: (n) => `Choose at most ${formatEnglishCount(n, 'item')}.`,
  },
  repeated: { ar: 'لا تكرّر القيمة نفسها.', en: 'The same value occurs twice.' },
  not_offered: { ar: 'اختر قيمة من القيم المتاحة.', en: 'Choose one of the offered values.' },
  wrong_format: { ar: 'الصيغة غير صحيحة.', en: 'The format is not right.' },
  email: {
    ar: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
    en: 'Enter a valid email, such as name@example.com.',
  },
  email_taken: {
    ar: 'هذا البريد الإلكتروني مسجّل من قبل. سجّل الدخول به أو أدخل غيره.',
    en: 'This email is already registered. Log in with it or enter another.',
  },
  email_fixed: {
    ar: 'بريد هذا الحساب يحدده مشغّل المنصة، ولا يمكن تغييره من هنا.',
    en: 'The operator of the platform sets the email of this account; it cannot be changed here.',
  },
  phone: { ar: 'أدخل رقم هاتف من 7 أرقام إلى 15 رقمًا.', en: 'Enter a phone number of 7 to 15 digits.' },
  common_password: {
    ar: 'كلمة المرور هذه شائعة وسهلة التخمين. اختر غيرها.',
    en: 'This password is common and easy to guess. Choose another.',
  },
  wrong_code: {
    ar: 'الرمز غير صحيح أو استُخدم من قبل. أدخل رمزًا آخر.',
    en: 'The code is wrong, or was used before. Enter another one.',
  },
  wrong_password: { ar: 'كلمة المرور الحالية غير صحيحة.', en: 'The current password is not correct.' },
  password_mismatch: { ar: 'كلمتا المرور غير متطابقتين.', en: 'Passwords do not match.' },
  embed_id: {
    ar: (_, sites) => `ليس هذا معرّفًا في المشغّل. أدخل المعرّف كما يعطيه المشغّل${sites && `، أو رابطًا من: ${sites}`}.`,
    en: (_, sites) =>
      `This is not an ID of the player. Enter the ID as the player gives it${sites && `, or a link from: ${sites}`}.`,
  },
  embed_site: {
    ar: (_, sites) => (sites ? `لا يمكن تضمين هذا الرابط. المواقع المسموح بها: ${sites}.` : 'أدخل المعرّف، لا رابطًا.'),
    en: (_, sites) => (sites ? `This link cannot be embedded. Allowed sites: ${sites}.` : 'Enter the ID, not a link.'),
  },
  embed_page: {
    ar: 'ليس هذا رابط فيديو. انسخ رابط الفيديو نفسه من موقعه.',
    en: 'This is not the link of a video. Copy the link of the video itself.',
  },
  other_course: { ar: 'هذا العنصر من دورة أخرى.', en: 'This belongs to another course.' },
  item_not_in_course: {
    ar: 'هذا العنصر ليس في الدورة. ربما حُذف بعد أن فتحت الصفحة.',
    en: 'This is not in the course. It may have been deleted since you opened the page.',
  },
  item_in_two_units: {
    ar: 'هذا العنصر موجود في الوحدات أكثر من مرة. أبقه في وحدة واحدة.',
    en: 'This stands in the units more than once. Keep it in one unit.',
  },
  not_file: { ar: 'أرفق ملفًا.', en: 'Attach a file.' },
  one_file: { ar: 'أرفق ملفًا واحدًا.', en: 'Attach one file only.' },
  file_too_large: fileTooLarge,
  summary_quota: summaryQuota,
  image_type: {
    ar: 'اختر ملف صورة: JPEG أو PNG أو WebP أو AVIF أو GIF.',
    en: 'Choose an image file: JPEG, PNG, WebP, AVIF or GIF.',
  },
  image_unreadable: {
    ar: 'تعذّرت قراءة هذه الصورة. اختر صورة أخرى.',
    en: 'This image could not be read. Choose another.',
  },
  image_pixels: {
    ar: (n) => `أبعاد الصورة أكبر من المسموح به. الحد الأقصى ${n} ميجابكسل.`,
    en: (n) => `The image has too many pixels. The limit is ${n} megapixels.`,
  },
  pdf_type: { ar: 'اختر ملف PDF.', en: 'Choose a PDF file.' },
  record_type: {
    ar: 'الأنواع المقبولة: PDF وDOC وDOCX وMP3 وMP4.',
    en: 'Accepted types: PDF, DOC, DOCX, MP3 and MP4.',
  },
  video_type: {
    ar: 'محتوى هذا الملف ليس فيديو MP4 أو WebM. اختر ملفًا آخر، أو حوّله إلى MP4 أولًا.',
    en: 'The content of this file is not an MP4 or WebM video. Choose another file, or convert it to MP4 first.',
  },
  upload_missing: {
    ar: 'لم يعد الملف المرفوع موجودًا. ارفعه من جديد.',
    en: 'The uploaded file is no longer there. Upload it again.',
  },
  upload_unfinished: {
    ar: 'لم يكتمل رفع الملف. احفظ من جديد لمتابعة الرفع.',
    en: 'The file is not uploaded completely. Save again to continue the upload.',
  },
  chapter_time: {
    ar: (line) => `السطر ${format(line)}: ابدأه بوقت، مثل 12:30.`,
    en: (line) => `Line ${format(line)}: start it with a time, such as 12:30.`,
  },
  chapter_title: {
    ar: (line) => `السطر ${format(line)}: أدخل عنوانًا بعد الوقت.`,
    en: (line) => `Line ${format(line)}: write a title after the time.`,
  },
  chapter_title_length: {
    ar: (line) =>
      `السطر ${format(line)}: اختصر العنوان إلى ${formatArabicCharacterCount(maxChapterTitleLength)} على الأكثر.`,
    en: (line) =>
      `Line ${format(line)}: shorten the title to ${formatEnglishCount(maxChapterTitleLength, 'character')}.`,
  },
  chapter_start: {
    ar: (line) => `السطر ${format(line)}: يجب أن يبدأ الفصل الأول عند 0:00.`,
    en: (line) => `Line ${format(line)}: the first chapter has to start at 0:00.`,
  },
  chapter_order: {
    ar: (line) => `السطر ${format(line)}: يجب أن يكون هذا الوقت بعد وقت الفصل السابق.`,
    en: (line) => `Line ${format(line)}: this time must be later than the time of the previous chapter.`,
  },
  chapter_count: {
    ar: (line) => `السطر ${format(line)}: أزل هذا السطر وما بعده. للفيديو ${format(maxChapters)} فصل على الأكثر.`,
    en: (line) =>
      `Line ${format(line)}: remove it and what follows. A video has at most ${format(maxChapters)} chapters.`,
  },
  captions_type: {
    ar: 'هذا الملف ليس بصيغة WebVTT، لأن سطره الأول لا يبدأ بكلمة WEBVTT. احفظه بصيغة WebVTT، ثم اختره من جديد.',
    en: 'This is not a WebVTT file: its first line does not start with WEBVTT. Save it as WebVTT, then choose it again.',
  },
  captions_encoding: {
    ar: 'ترميز هذا الملف ليس UTF-8. احفظه بترميز UTF-8، ثم اختره من جديد.',
    en: 'This file is not encoded in UTF-8. Save it as UTF-8, then choose it again.',
  },
  captions_empty: {
    ar: 'لا توجد ترجمة نصية في هذا الملف.',
    en: 'There are no captions in this file.',
  },
  captions_time: {
    ar: (line) =>
      `السطر ${format(line)}: أدخل وقتي البداية والنهاية بهذا الشكل: ${isolateCode('00:01.500 --> 00:04.000')}.`,
    en: (line) => `Line ${format(line)}: write the start and the end like this: 00:01.500 --> 00:04.000.`,
  },
  captions_order: {
    ar: (line) => `السطر ${format(line)}: يجب أن يكون وقت النهاية بعد وقت البداية.`,
    en: (line) => `Line ${format(line)}: the end must be later than the start.`,
  },
  user_not_found: { ar: 'هذا المستخدم غير موجود.', en: 'This user does not exist.' },
  course_not_found: { ar: 'هذه الدورة غير موجودة.', en: 'This course does not exist.' },
  category_not_found: { ar: 'هذا القسم غير موجود.', en: 'This category does not exist.' },
  name_taken: { ar: 'هذا الاسم مستخدم من قبل. اختر غيره.', en: 'This name is taken. Choose another.' },
  name_without_word: { ar: 'أدخل حرفًا أو رقمًا واحدًا على الأقل.', en: 'Use at least one letter or digit.' },
  too_precise: { ar: 'منزلتان عشريتان على الأكثر.', en: 'At most two decimal places.' },
  slug: {
    ar: 'استخدم حروفًا إنجليزية صغيرة وأرقامًا وشرطات، مع حرف واحد على الأقل.',
    en: 'Use lowercase English letters, digits and hyphens, with at least one letter.',
  },
  slug_taken: { ar: 'هذا المعرّف مستخدم في دورة أخرى.', en: 'Another course has this slug.' },
  slug_reserved: { ar: 'هذا المعرّف محجوز للموقع. اختر غيره.', en: 'This slug is reserved. Choose another.' },
  not_owner_role: {
    ar: 'لا يمكن أن يملك الدورة إلا مدير أو مدرّس.',
    en: 'Only a teacher or admin can own a course.',
  },
  other_quiz: { ar: 'لا يطابق الاختبار المذكور في الرابط.', en: 'This is not the quiz that the URL names.' },
  not_all_questions: {
    ar: 'يجب أن تتضمن القائمة كل أسئلة الاختبار، دون تكرار.',
    en: 'The list has to hold every question of the quiz, each one once.',
  },
  option_repeated: { ar: 'هذا الاختيار مكرر. أدخل نصًا آخر.', en: 'Another option says the same. Enter another text.' },
  one_correct: { ar: 'حدّد إجابة صحيحة واحدة.', en: 'Please mark one option as correct.' },
  last_correct: {
    ar: 'حدّد إجابة صحيحة أخرى أولًا.',
    en: 'Mark another option as correct first.',
  },
} satisfies Record<string, MessageTemplate>;

/** The `code` of a problem. */
export type ProblemCode = keyof typeof problemMessages;

/** The code of a field's problem. */
export type FieldProblemCode = keyof typeof fieldMessages;

const arabicNumbers = new Intl.NumberFormat('ar-u-nu-arab');
/** Converts the numbers of a sentence to Arabic-Indic digits, but not digits in Latin words («MP3») and in what is written as it is. */
const toArabicDigits = (text: string): string =>
  text.replaceAll(/\u2066.*?\u2069|(?<![A-Za-z\d])\d+(?:,\d{3})*(?:\.\d+)?(?![A-Za-z\d])/g, (part) =>
    part.startsWith('\u2066') ? part : arabicNumbers.format(Number(part.replaceAll(',', ''))),
  );

// A private-use character as a placeholder: names keep their digits.
const namesPlaceholder = '\uE000';

/** Formats a message as text. */
export function formatMessage(
  message: MessageTemplate,
  { language, digits = 'latn' }: { language: Language; digits?: Digits },
  number = 0,
  names: readonly string[] = [],
): string {
  const sentence = message[language];
  const joined = joinWithCommas(names, language);
  const text = typeof sentence === 'string' ? sentence : sentence(number, joined && namesPlaceholder);
  const shown = language === 'ar' && digits === 'arab' ? toArabicDigits(text) : text;
  return shown.replace(namesPlaceholder, () => joined);
}
