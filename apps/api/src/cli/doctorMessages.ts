import type { CliMessage } from './output.ts';

/** What the doctor reports, with what to do. The detail is a reason, a name or a number. */
export const doctorMessages = {
  settings_valid: { ar: () => 'الإعدادات صحيحة.', en: () => 'The settings are valid.' },
  settings_invalid: {
    ar: (reason) => `إعداد غير صحيح: ${reason} صحّحه في البيئة أو في ملف .env.`,
    en: (reason) => `${reason} Correct it in the environment or in the file .env.`,
  },
  public_url_missing: {
    ar: () => 'PUBLIC_URL غير محدد. حدد رابط الموقع، فهو لازم لمحركات البحث وخريطة الموقع.',
    en: () => 'PUBLIC_URL is not set. Set it to the address of the site, for search engines and the sitemap.',
  },
  passkeys_off: {
    ar: () => 'مفاتيح المرور متوقفة. تحتاج إلى PUBLIC_URL باسم نطاق وببروتوكول https، لا بعنوان IP.',
    en: () => 'Passkeys are off. They need a PUBLIC_URL with https and a domain name, not an IP address.',
  },
  sample_wallet: {
    ar: () => 'رقم المحفظة هو رقم العرض التجريبي. حدد WALLET_NUMBER.',
    en: () => 'The wallet number is the one of the demo. Set WALLET_NUMBER.',
  },
  mail_reachable: {
    ar: (server) => `خادم البريد ${server} يعمل.`,
    en: (server) => `The mail server ${server} works.`,
  },
  mail_problem: {
    ar: (reason) => `خادم البريد: ${reason} راجع SMTP_URL.`,
    en: (reason) => `The mail server failed: ${reason} Check SMTP_URL.`,
  },
  traces_accepted: {
    ar: (server) => `الخادم ${server} يستقبل تتبّع الطلبات (traces).`,
    en: (server) => `The server ${server} accepts traces.`,
  },
  traces_problem: {
    ar: (reason) => `تعذّر إرسال بيانات تتبّع الطلبات (traces): ${reason} راجع OTEL_EXPORTER_OTLP_ENDPOINT.`,
    en: (reason) => `Traces cannot be sent: ${reason} Check OTEL_EXPORTER_OTLP_ENDPOINT.`,
  },
  folder_writable: {
    ar: (folder) => `المجلد ${folder} قابل للكتابة.`,
    en: (folder) => `The folder ${folder} is writable.`,
  },
  folder_problem: {
    ar: (reason) => `مجلد البيانات: ${reason} راجع DATA_DIR وصلاحيات المجلد.`,
    en: (reason) => `${reason} Check DATA_DIR and the permissions of the folder.`,
  },
  database_reachable: { ar: () => 'قاعدة البيانات تعمل وهي محدّثة.', en: () => 'The database works and is up to date.' },
  database_missing: {
    ar: () => 'لا توجد قاعدة بيانات بعد. ينشئها أول تشغيل للخادم أو الأمر migrate.',
    en: () => 'There is no database yet. The first start of the server or the command migrate creates it.',
  },
  database_problem: {
    ar: (reason) => `قاعدة البيانات: ${reason} راجع DATABASE_URL، أو استعد نسخة احتياطية.`,
    en: (reason) => `${reason} Check DATABASE_URL, or restore a backup.`,
  },
  replica_reachable: { ar: () => 'نسخة القراءة من قاعدة البيانات تعمل.', en: () => 'The read replica works.' },
  replica_wrong: {
    ar: () => 'الخادم في DATABASE_READ_URL ليس نسخة من القاعدة الأساسية (replica)، لذلك لن يُستخدم. صحّح العنوان.',
    en: () => 'The server in DATABASE_READ_URL is not a replica, so it is not used. Correct the address.',
  },
  replica_unreachable: {
    ar: (reason) =>
      `تعذّر استخدام نسخة القراءة: ${reason} يستخدم الخادم قاعدة البيانات الأساسية بدلًا منها. راجع DATABASE_READ_URL.`,
    en: (reason) => `The read replica cannot be used: ${reason} The primary is used instead. Check DATABASE_READ_URL.`,
  },
  migrations_pending: {
    ar: (names) => `بنية قاعدة البيانات قديمة (${names}). شغّل الأمر migrate.`,
    en: (names) => `The database lacks migrations (${names}). Run the command migrate.`,
  },
  no_admin: {
    ar: () => 'لا يوجد مدير. شغّل الأمر create-admin.',
    en: () => 'There is no admin. Run the command create-admin.',
  },
  storage_complete: {
    ar: (count) => `عدد الملفات المخزنة الموجودة: ${count}`,
    en: (count) => `Stored files found: ${count}`,
  },
  storage_problem: {
    ar: (reason) => `التخزين: ${reason} راجع DATA_DIR أو إعدادات S3.`,
    en: (reason) => `The storage failed: ${reason} Check DATA_DIR or the S3 settings.`,
  },
  files_missing: {
    ar: (keys) => `ملفات مفقودة من التخزين: ${keys}. انسخها من نسخة احتياطية، أو ارفعها من جديد.`,
    en: (keys) => `Files are missing from the storage: ${keys}. Copy them from a backup, or upload them again.`,
  },
  disk_space: { ar: (size) => `المساحة الحرة: ${size} ميجابايت.`, en: (size) => `Free disk space: ${size} MB.` },
  disk_low: {
    ar: (size) => `المساحة الحرة ${size} ميجابايت فقط. احذف ما لا تحتاج إليه أو كبّر القرص، وإلا رُفض رفع الملفات.`,
    en: (size) => `Only ${size} MB of disk space is free. Free some space, or uploads will be refused.`,
  },
  clock_right: { ar: () => 'الساعة متوافقة مع قاعدة البيانات.', en: () => 'The clock agrees with the database.' },
  clock_wrong: {
    ar: (seconds) => `الساعة تختلف عن قاعدة البيانات بمقدار ${seconds} ثانية. فعّل مزامنة الوقت (NTP).`,
    en: (seconds) => `The clock differs from the database by ${seconds} seconds. Turn on time synchronisation (NTP).`,
  },
  videos_allowed: {
    ar: () => 'روابط الفيديو كلها من مواقع مسموح بها.',
    en: () => 'All video links lead to allowed sites.',
  },
  videos_refused: {
    ar: (titles) =>
      `فيديوهات من مواقع غير مسموح بها: ${titles}. أضف الموقع إلى EMBED_PROVIDERS أو EMBED_HOSTS، أو غيّر الرابط.`,
    en: (titles) =>
      `Videos from sites that are not allowed: ${titles}. Add the site to EMBED_PROVIDERS or EMBED_HOSTS, or change the link.`,
  },
} satisfies Record<string, CliMessage>;
