// Generated from contract/ by scripts/generate.ts: do not edit.

export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description A wrong password and an unknown e-mail are answered alike, in the same time: 401 `wrong_credentials`. Failed attempts are counted per account and network, per account and per network; 429 says how long to wait. A device that has signed in before (cookie `fanous_device`, set by this call) counts for itself alone.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a student account and sign in to it
         * @description An e-mail that is taken is a field error of `email` (422). The account is always of role `user`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the token that is sent */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, newest first unless sorted otherwise
         * @description Searched in name, e-mail, phone and role.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An account with its courses */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/quiz-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes an account has taken, latest first
         * @description One entry for each quiz. `mark` is the first attempt's, which is the one that counts; `best` and `attempts` are listed with it. Searched in the title of the quiz.
         */
        get: operations["listUserQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/create-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account of any role
         * @description Only full admins create admins. An e-mail that is taken is a field error of `email` (422). An admin whose e-mail the operator listed is a limited one from the start.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/update-user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an account
         * @description What is left out stays. A new password ends all sessions of the account. Limited admins change teachers and students only, and not their role. Changing one's own password or e-mail asks for `current_password`; a new own password also ends the caller's session, and `access_token` replaces its token.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an account
         * @description Its links, quiz results, reactions and notifications go with it; its summaries stay without an author.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/logout-user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of an account
         * @description Its tokens are worth nothing from now on, on every server. Limited admins cannot sign out admins.
         */
        post: operations["logoutUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own account
         * @description Always about the account of the token. What is left out stays. A new password or e-mail needs `current_password` (wrong: a field error of it). A new password ends every session of the account, the caller's included, and `access_token` replaces its token. Wrong attempts count as failed sign-ins.
         */
        post: operations["updateProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/main-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Main categories with their categories */
        get: operations["listMainCategories"];
        put?: never;
        /**
         * Add a main category
         * @description A name that another main category has, spelling aside, or one without a letter or digit is a field error (422 on `name`).
         */
        post: operations["createMainCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/main-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A main category with its categories */
        get: operations["getMainCategory"];
        /** Rename a main category */
        put: operations["updateMainCategory"];
        post?: never;
        /**
         * Remove a main category that has nothing below it
         * @description 409 `has_categories` while there are categories below; the message says how many.
         */
        delete: operations["deleteMainCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories */
        get: operations["listCategories"];
        put?: never;
        /**
         * Add a category below a main category
         * @description A name that the main category has already, spelling aside, is a field error of `name` (422), an unknown main category one of `main_category_id`.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A category with its newest courses
         * @description Holds the 50 newest courses. The pages that follow are `GET /courses?category_id=`, in the same order.
         */
        get: operations["getCategory"];
        put?: never;
        /**
         * Rename a category, or move it below another main category
         * @description Fields that are left out stay as they are. The courses move along.
         */
        post: operations["updateCategory"];
        /**
         * Remove a category that holds no courses
         * @description 409 `has_courses` while there are courses in it; the message says how many.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Courses, newest first */
        get: operations["listCourses"];
        put?: never;
        /**
         * Add a course
         * @description A slug that another course has, or that the site keeps for itself (`create`, `users`, `add-user`, `delete-user`), is a field error (422), and so is an owner who is neither teacher nor admin. The first category is the main one.
         */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{course}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as the signed-in viewer sees it
         * @description `has_course` is true for a subscriber (pending or not), for the creator, and for a full admin. Items that the viewer may not open come without `url` and `website_url`.
         */
        get: operations["getCourse"];
        put?: never;
        /**
         * Change a course
         * @description Only the fields that are sent change; a new image takes the place of the old one, and `remove_image` takes it away. With the `version` that was read, an edit that someone else has overtaken is answered 409 `course_changed`, with `current` as the course is now, and changes nothing.
         */
        post: operations["updateCourse"];
        /**
         * Remove a course with everything in it
         * @description Videos, records, files, summaries, quizzes with their results, and subscriptions go along, and the uploaded files.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/slugs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a course may have this slug
         * @description Takes any text, a course's Arabic name as well. `suggestion` is a slug that is free: this one if it is, else one made from it.
         */
        get: operations["getSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/courses/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A course as any visitor sees it
         * @description The answer does not depend on who asks, so it can be cached and rendered on a server: titles and counts only, no address of any item, no question, no e-mail or phone.
         */
        get: operations["getPublicCourse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a course to a user
         * @description An unknown user or course is a field error (422).
         */
        post: operations["createUserCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-courses/add-multiple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give several courses to a user
         * @description Links that exist are left as they are. Otherwise all or nothing: one unknown course and no link is made (422).
         */
        post: operations["createUserCourses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has subscribed to a course, latest first
         * @description For the creator of the course and for admins, limited ones included. Searched in name, e-mail and phone.
         */
        get: operations["listCourseUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a course from a user
         * @description Marks stay. 404 when the user does not have the course.
         */
        delete: operations["deleteCourseUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The videos of a course, in their order
         * @description Everyone signed in sees the titles; addresses only where the viewer may open the video.
         */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/videos/{video_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A video to play
         * @description For users who have the course; a video with `is_free` for all signed-in users. Others are refused with 403 `locked`. A video of another course is 404.
         */
        get: operations["getVideo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a video to a course
         * @description Everyone who has the course is notified.
         */
        post: operations["createVideo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/videos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a video
         * @description What is left out stays as it is. An empty `website_url` takes it away.
         */
        post: operations["updateVideo"];
        /** Delete a video, and the notifications of it */
        delete: operations["deleteVideo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The records of a course, in their order
         * @description Everyone signed in sees the titles; addresses only who has the course. The link to a file is asked for one by one, because it runs out.
         */
        get: operations["listRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/records/{record_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A record to play or open
         * @description For users who have the course; others get 403 `locked`. A record of another course is 404.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a record to a course */
        post: operations["createRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a record, or replace its file
         * @description What is left out stays as it is. An empty `url` or `website_url` takes it away. The file that is replaced is removed.
         */
        post: operations["updateRecord"];
        /** Delete a record and its file */
        delete: operations["deleteRecord"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/pdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDFs of a course, in their order
         * @description Titles only, for everyone signed in. A link is asked for one by one, because it runs out.
         */
        get: operations["listPdfs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/pdfs/{pdf_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A PDF to open
         * @description For users who have the course; others get 403 `locked`. A PDF of another course is 404.
         */
        get: operations["getPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdfs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a PDF to a course */
        post: operations["createPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pdfs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a PDF's title or replace its file
         * @description What is left out stays as it is. The file that is replaced is removed.
         */
        post: operations["updatePdf"];
        /** Delete a PDF and its file */
        delete: operations["deletePdf"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/summaries/{summary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A summary to read
         * @description For users who have the course; others get 403 `locked`. A summary of another course is 404.
         */
        get: operations["getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a summary with everyone who has the course
         * @description Photos are put together into one PDF before they are sent. The author is the user who sends it. In the form, the file comes after the other fields: whether they allow it is decided before it is read. What an author has in one course has a limit in bytes (422 `summary_quota`).
         */
        post: operations["createSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries/{id}/reaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw one's reaction to a summary
         * @description Changes nothing where there is none. An API without our additions has no such call.
         */
        delete: operations["deleteReact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/summaries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a summary and its file
         * @description For its author and for staff of the course. Its reactions go with it.
         */
        delete: operations["deleteSummary"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * React to a summary
         * @description Each user has one reaction to a summary: another one takes its place, the same again changes nothing. It is withdrawn with `DELETE /summaries/{id}/reaction`.
         */
        post: operations["createReact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes of a course, in their order
         * @description Everyone signed in sees the titles and the number of questions.
         */
        get: operations["listQuizzes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes/{quiz_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A quiz to take
         * @description Questions without options are left out. Who lacks the course is refused with 403 `locked`. A quiz of another course is 404.
         */
        get: operations["getQuiz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/quizzes/{quiz_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The results of a quiz
         * @description One entry for each user. `mark` is the first attempt's, which is the one that counts; `best` and `attempts` are listed with it. Searched in name, e-mail and phone of the user.
         */
        get: operations["listQuizResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a quiz to a course
         * @description An unknown course is a field error of `course_id` (422).
         */
        post: operations["createQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a quiz
         * @description A quiz stays in its course; another `course_id` is a field error (422). Marks given already stay.
         */
        put: operations["updateQuiz"];
        post?: never;
        /** Remove a quiz with its questions and all its marks */
        delete: operations["deleteQuiz"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the questions of a quiz in another order
         * @description All questions of the quiz, each one once; anything else is a field error (422).
         */
        put: operations["orderQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The questions of a quiz, in their order */
        get: operations["listQuestions"];
        put?: never;
        /**
         * Add a question at the end of a quiz
         * @description `quiz_id` may be left out; another one than the path's is a field error (422). 409 `quiz_full` at 500 questions.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A question with its options */
        get: operations["getQuestion"];
        /**
         * Change the text of a question
         * @description Marks given already stay.
         */
        put: operations["updateQuestion"];
        post?: never;
        /**
         * Remove a question with its options
         * @description The questions after it move up. Marks given already stay.
         */
        delete: operations["deleteQuestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a copy of a question, with its options, right after it */
        post: operations["duplicateQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The options of a question, in their order */
        get: operations["listOptions"];
        put?: never;
        /**
         * Replace the options of a question
         * @description 2 to 5, of which exactly one is correct; anything else is a field error (422).
         */
        post: operations["setOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An option */
        get: operations["getOption"];
        /**
         * Change an option
         * @description Marked as correct it is the only correct one. Un-marking the correct one is a field error of `is_correct` (422): mark another one.
         */
        put: operations["updateOption"];
        post?: never;
        /**
         * Remove an option
         * @description 422 `option_is_correct` for the correct one, `options_too_few` where only two are left.
         */
        delete: operations["deleteOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quizzes/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The viewer's own attempts at a quiz, first one first */
        get: operations["listQuizAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz-results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the answers of an attempt and get the mark
         * @description `attempt_key` is made by the client when an attempt begins. The same key for the same quiz answers the result that
         *     exists, also when both arrive together; a new key is a further attempt. A question that is left out counts as
         *     unanswered. 409 `quiz_changed` when an answer names a question or option that the quiz no longer has, 409
         *     `quiz_empty` when there is nothing to answer. 403 `locked` without the course.
         *
         *     The attempt's own key holds for good, also when the answers have changed; `Idempotency-Key` adds what it does
         *     everywhere.
         */
        post: operations["createQuizResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the courses are doing
         * @description Admins see the platform, teachers their own courses. Limited admins see neither marks nor money: those fields are missing. A value is subscribers times price, at the prices of today. Subscriptions and marks are not counted when this is asked for: they are kept by month and by quiz.
         */
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/losses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What deleting things would take along
         * @description Counts, over all of the things named, what goes with them. Full admins may ask about courses and users; about quizzes and questions, the staff of their courses may. A thing that is gone takes nothing along.
         */
        get: operations["countLosses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notifications of the user, newest first
         * @description A reading call in spite of its method. A body may be left out; a `user_id` in it is ignored.
         */
        post: operations["listNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark own notifications as read
         * @description Those of `ids`, or all where there are none. Ids of other people's notifications change nothing.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own notifications as they come
         * @description Server-sent events, to be read with `fetch`, so that the token travels in its header. Lines that begin with `:`
         *     only keep the connection open. Every `data` is JSON:
         *
         *     - `unread`: an `UnreadCount`, first of all and whenever it changes other than by a notification
         *     - `notification`: a `Notification`, with the `unread_count` it makes
         *     - `end`: `{ reason }`, the last event: `unauthorized` when the session has ended, else come back
         *
         *     429 says that the account has too many streams open: ask from time to time instead.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the operator of the platform set up */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Category: {
            id: number;
            name: string;
            main_category_id: number;
            courses_count: number;
        };
        CategoryDetail: {
            id: number;
            name: string;
            main_category_id: number;
            courses_count: number;
            main_category: {
                id: number;
                name: string;
            };
            courses: components["schemas"]["CourseCard"][];
        };
        CategoryList: {
            categories: components["schemas"]["Category"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        CategoryRequest: {
            name: string;
            main_category_id: number;
        };
        CategoryUpdateRequest: {
            name?: string;
            main_category_id?: number;
        };
        /** @description A complete course for the viewer. Without `has_course` everything except free videos is locked. */
        Course: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseOwner"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            has_course: boolean;
            /** @description Goes up with every edit; sent along with the next one. */
            version: number;
            videos: components["schemas"]["Video"][];
            records: components["schemas"]["CourseRecord"][];
            pdfs: components["schemas"]["CoursePdf"][];
            summaries: components["schemas"]["SummaryListItem"][];
            quizzes: components["schemas"]["CourseQuiz"][];
            /** @description Courses that share a category, at most 8. */
            similar_courses: components["schemas"]["CourseCard"][];
        };
        /** @description A course in a list. */
        CourseCard: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseOwner"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
        };
        CourseConflict: {
            code: string;
            message: string;
            current: components["schemas"]["EditableCourse"];
        };
        CourseList: {
            courses: components["schemas"]["CourseCard"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        CourseOwner: {
            id: number;
            name: string;
            image: string | null;
            image_small: string | null;
        };
        CoursePdf: {
            id: number;
            title: string;
            /** Format: date-time */
            created_at: string;
        };
        CourseQuiz: {
            id: number;
            title: string;
            description: string;
            /** @description Questions without options are not counted. */
            questions_count: number;
            /** Format: date-time */
            created_at: string;
        };
        CourseRecord: {
            id: number;
            title: string;
            /** @enum {integer} */
            is_home: 0 | 1;
            /**
             * @description Revision if set, else home if set, else centre.
             * @enum {integer}
             */
            is_revision: 0 | 1;
            /** @description The media type of the uploaded file, null without one. Known before the click, because a document needs a tab. */
            record_type: string | null;
            /** Format: date-time */
            created_at: string;
        };
        CourseRequest: {
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter; unique. */
            slug: string;
            description: string;
            /** @description Pounds. 0 is free. */
            price: number;
            /** @description The creator, a teacher or admin. */
            user_id: number;
            "categories[]": number[];
            image?: components["schemas"]["ImageFile"];
        };
        CourseSummary: {
            id: number;
            lecture_name: string;
            reacts: components["schemas"]["React"][];
            /** Format: date-time */
            created_at: string;
        };
        CourseUpdateRequest: {
            name?: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter; unique. */
            slug?: string;
            description?: string;
            /** @description Pounds. 0 is free. */
            price?: number;
            /** @description The creator, a teacher or admin. */
            user_id?: number;
            "categories[]"?: number[];
            image?: components["schemas"]["ImageFile"];
            /**
             * @description 1 takes the image away; a new `image` wins over it.
             * @enum {integer}
             */
            remove_image?: 0 | 1;
            /** @description The version that was read. */
            version?: number;
        };
        CourseUser: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            image: string | null;
            image_small: string | null;
            /** @enum {integer} */
            pending: 0 | 1;
            /** @description Quizzes of this course that the user has taken. Hidden from limited admins. */
            quiz_results_count?: number;
            /** Format: date-time */
            joined_at: string;
        };
        CourseUserList: {
            users: components["schemas"]["CourseUser"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        CreateUserRequest: {
            name: string;
            /**
             * Format: email
             * @description Kept in lower case; unique.
             */
            email: string;
            /** @description 7 to 15 digits once spaces and signs are gone; Arabic digits are read. */
            phone?: string;
            /** @description Not one of the common ones. */
            password: string;
            /** @description The same as `password`. */
            password_confirmation: string;
            /**
             * @description `student` is read as `user`.
             * @enum {string}
             */
            role: "admin" | "teacher" | "user" | "student";
            image?: components["schemas"]["ImageFile"];
        };
        /** @description What an editor of a course works on. */
        EditableCourse: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseOwner"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            version: number;
        };
        /** @description A quiz as its course's staff sees it. */
        EditableQuiz: {
            id: number;
            course_id: number;
            title: string;
            description: string;
            /** @description All questions, including those without options. */
            questions_count: number;
            /** @description Users who took the quiz. */
            results_count: number;
            /** Format: date-time */
            created_at: string;
        };
        /**
         * Format: binary
         * @description JPEG, PNG, WebP, AVIF or GIF, up to `image_bytes`. It is encoded again as WebP, 960 px wide and 320 px wide.
         */
        ImageFile: Blob;
        LoginRequest: {
            /** Format: email */
            email: string;
            password: string;
        };
        Losses: {
            /** @description Courses that the users own. While there are any, the users cannot be deleted. */
            courses: number;
            subscriptions: number;
            videos: number;
            records: number;
            pdfs: number;
            summaries: number;
            /** @description Uploaded files of records, PDFs and summaries. */
            files: number;
            quizzes: number;
            questions: number;
            options: number;
            /** @description Marks of students. */
            results: number;
            /** @description Students who answered the questions. Their marks and answers stay. */
            answers: number;
        };
        MainCategory: {
            id: number;
            name: string;
            /** @description Of all categories below. */
            courses_count: number;
            categories: components["schemas"]["Category"][];
        };
        MainCategoryList: {
            main_categories: components["schemas"]["MainCategory"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        MainCategoryRequest: {
            name: string;
        };
        /** @description Only after the caller's own password was changed. All earlier tokens have ended. */
        NewToken: string;
        Notification: {
            id: number;
            data: {
                course_slug: string;
                course_name: string;
                video_id: number;
                video_title: string;
            };
            /** Format: date-time */
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        NotificationList: {
            notifications: components["schemas"]["Notification"][];
            /** @description Of all, not of this page alone. */
            unread_count: number;
            total: number;
            page: number;
            per_page: number;
        };
        NotificationsReadRequest: {
            ids?: number[];
        };
        NotificationsRequest: {
            /**
             * @deprecated
             * @description Ignored.
             */
            user_id?: number | string;
        };
        Option: {
            id: number;
            question_id: number;
            option_text: string;
            /** @enum {integer} */
            is_correct: 0 | 1;
            position: number;
            /** Format: date-time */
            created_at: string;
        };
        OptionList: {
            options: components["schemas"]["Option"][];
            total: number;
            page: number;
            per_page: number;
        };
        OptionUpdateRequest: {
            option_text?: string;
            /** @description 0 or 1; `true` and `false` are read too. */
            is_correct?: number | boolean;
        };
        OptionsRequest: {
            options: {
                option_text: string;
                /** @description 0 or 1; `true` and `false` are read too. */
                is_correct: number | boolean;
            }[];
        };
        Overview: {
            /** @enum {string} */
            scope: "platform" | "own";
            totals: {
                courses_count: number;
                /** @description Subscriptions; a user with two courses counts twice. */
                subscribers_count: number;
                /** @description Accounts of all roles. Platform only. */
                users_count?: number;
                /** @description Platform only. */
                students_count?: number;
                /** @description Platform only. */
                teachers_count?: number;
                /** @description Marks that count. */
                quiz_results_count?: number;
                /** @description In percent, one decimal; null without marks. */
                average_mark?: number | null;
                /** @description How many marks lie in each fifth of the scale, from the lowest to the highest. */
                marks_spread?: number[];
                /** @description Pounds. */
                value?: number;
            };
            /** @description The last twelve months in Cairo, this one last. */
            months: {
                /** @description As `2026-11`. */
                month: string;
                /** @description Subscriptions that began in it and still are. */
                subscribers_count: number;
                /** @description Courses that were made in it and still are. */
                courses_count: number;
            }[];
            /** @description The ten courses with the most subscribers; for a teacher all own ones, at most 200. */
            courses: components["schemas"]["OverviewCourse"][];
        };
        OverviewCourse: {
            id: number;
            name: string;
            slug: string;
            image: string | null;
            image_small: string | null;
            users_count: number;
            /** @description Marks that count. */
            quiz_results_count?: number;
            /** @description In percent, one decimal; null without marks. */
            average_mark?: number | null;
            /** @description How many marks lie in each fifth of the scale, from the lowest to the highest. */
            marks_spread?: number[];
            /** @description Pounds. */
            value?: number;
        };
        Pdf: {
            id: number;
            course_id: number;
            title: string;
            /** @description A signed link to the file. It needs no token and lives 10 to 15 minutes. */
            url: string;
            /** Format: date-time */
            created_at: string;
        };
        PdfChange: {
            /** @description If given, the course that the PDF is in. A PDF does not move. */
            course_id?: number;
            title?: string;
            url?: components["schemas"]["PdfFile"];
        };
        /**
         * Format: binary
         * @description PDF, up to `pdf_bytes`.
         */
        PdfFile: Blob;
        PdfList: {
            pdfs: components["schemas"]["PdfListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        PdfListItem: {
            id: number;
            course_id: number;
            title: string;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        PdfRequest: {
            course_id: number;
            title: string;
            url: components["schemas"]["PdfFile"];
        };
        /**
         * @description The one shape of every failure.
         * @example {
         *       "code": "invalid",
         *       "message": "راجع الحقول المشار إليها.",
         *       "errors": {
         *         "email": [
         *           "أدخل بريدًا إلكترونيًا صحيحًا."
         *         ]
         *       }
         *     }
         */
        Problem: {
            /** @description Stable and in English. Programs decide by it. */
            code: string;
            /** @description One sentence in the reader's language (`Accept-Language`). */
            message: string;
            /** @description Messages by field, in the order to show them. They do not repeat the field's name. */
            errors?: {
                [key: string]: string[];
            };
        };
        Profile: {
            data: components["schemas"]["User"];
            access_token?: components["schemas"]["NewToken"];
        };
        /** @description A course in full, without anything that depends on the viewer. */
        PublicCourse: {
            id: number;
            name: string;
            /** @description Lower-case ASCII letters, digits and hyphens, with at least one letter. */
            slug: string;
            /** @description The beginning of the description, at most 160 characters. */
            excerpt: string;
            /** @description Pounds. 0 is free. */
            price: number;
            image: string | null;
            image_small: string | null;
            /** @description The creator. */
            user_id: number;
            user: components["schemas"]["CourseOwner"];
            /** @description The first category. */
            category_id: number | null;
            categories: {
                id: number;
                name: string;
            }[];
            /** @description Subscribers. */
            users_count: number;
            videos_count: number;
            records_count: number;
            pdfs_count: number;
            summaries_count: number;
            quizzes_count: number;
            /** Format: date-time */
            created_at: string;
            description: string;
            videos: {
                id: number;
                title: string;
                /** @enum {integer} */
                is_free: 0 | 1;
                /** Format: date-time */
                created_at: string;
            }[];
            records: components["schemas"]["CourseRecord"][];
            pdfs: components["schemas"]["CoursePdf"][];
            summaries: components["schemas"]["CourseSummary"][];
            quizzes: components["schemas"]["CourseQuiz"][];
            /** @description Courses that share a category, at most 8. */
            similar_courses: components["schemas"]["CourseCard"][];
        };
        Question: {
            id: number;
            quiz_id: number;
            course_id: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
            position: number;
            options_count: number;
            options: components["schemas"]["Option"][];
            /** Format: date-time */
            created_at: string;
        };
        QuestionList: {
            questions: components["schemas"]["Question"][];
            /** @description The quiz of the questions. Legacy APIs omit it. */
            quiz?: {
                id: number;
                title: string;
                course_id: number;
                course_name: string;
            };
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        QuestionOrderRequest: {
            question_ids: number[];
        };
        QuestionRequest: {
            quiz_id?: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
        };
        QuestionUpdateRequest: {
            /**
             * @deprecated
             * @description Ignored. A question stays where it is.
             */
            course_id?: number;
            question_text?: string;
            /** @enum {string} */
            type?: "multiple_choice";
        };
        Quiz: {
            id: number;
            course_id: number;
            course: {
                id: number;
                name: string;
                slug: string;
            };
            title: string;
            description: string;
            questions_count: number;
            /** Format: date-time */
            created_at: string;
            questions: components["schemas"]["QuizQuestion"][];
            /** @description How the viewer has done so far; null before the first attempt. */
            my_result: {
                /** @description The mark of the first attempt, which counts. */
                mark: number;
                /** @description Questions of the first attempt. */
                total: number;
                /** @description Of the attempt with the greatest share of right answers. */
                best: number;
                /** @description Questions of that attempt. */
                best_total: number;
                attempts: number;
            } | null;
        };
        QuizAttempt: {
            id: number;
            /** @description 1 is the first. */
            attempt: number;
            mark: number;
            total: number;
            /** Format: date-time */
            created_at: string;
        };
        QuizAttemptList: {
            attempts: components["schemas"]["QuizAttempt"][];
            total: number;
            page: number;
            per_page: number;
        };
        QuizList: {
            quizzes: components["schemas"]["QuizListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        QuizListItem: {
            id: number;
            course_id: number;
            title: string;
            description: string;
            /** @description Questions without options are not counted. */
            questions_count: number;
            /**
             * @description The viewer may not take it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        QuizQuestion: {
            id: number;
            question_text: string;
            /** @enum {string} */
            type: "multiple_choice";
            position: number;
            options: {
                id: number;
                option_text: string;
                position: number;
            }[];
        };
        QuizRequest: {
            course_id: number;
            title: string;
            description: string;
        };
        QuizResult: {
            id: number;
            quiz_id: number;
            mark: number;
            total: number;
            /** @description 1 is the first attempt. Its mark counts. */
            attempt: number;
            /** @description Every question of the attempt, in the order in which it was shown. */
            answers: {
                question_id: number;
                option_id: number | null;
                correct_option_id: number;
            }[];
            /** Format: date-time */
            created_at: string;
        };
        QuizResultRequest: {
            quiz_id: number;
            /**
             * @deprecated
             * @description Ignored. An attempt is the signed-in user's.
             */
            user_id?: number;
            /**
             * @deprecated
             * @description Ignored. The server marks.
             */
            mark?: number;
            /** Format: uuid */
            attempt_key: string;
            /** @description Each question at most once. */
            answers: {
                question_id: number;
                /** @description Null for an unanswered question. */
                option_id: number | null;
            }[];
        };
        /** @description What is left out stays as it is. */
        QuizUpdateRequest: {
            course_id?: number;
            title?: string;
            description?: string;
        };
        React: {
            /** @enum {string} */
            reaction: "love" | "like" | "angry" | "care";
            /** @description At least 1. Reactions that no user chose are not listed. */
            count: number;
        };
        ReactRequest: {
            summary_id: number;
            /** @enum {string} */
            reaction: "love" | "like" | "angry" | "care";
        };
        ReactResult: {
            summary_id: number;
            reacts: components["schemas"]["React"][];
            /** @enum {string|null} */
            my_reaction: "love" | "like" | "angry" | "care" | null;
        };
        Record: {
            id: number;
            course_id: number;
            title: string;
            /** @enum {integer} */
            is_home: 0 | 1;
            /**
             * @description Revision if set, else home if set, else centre.
             * @enum {integer}
             */
            is_revision: 0 | 1;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** @description The media type of the uploaded file, null without one. `video/mp4` and `audio/mpeg` are played in the page, documents opened in a new tab. */
            record_type: string | null;
            /** @description Id for the third player or an absolute address; not there when locked. */
            url: string | null;
            /** @description As `url`. Played before it. */
            website_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description A signed link to the uploaded file. It needs no token and lives 10 to 15 minutes. Played before the others. */
            record_url: string | null;
        };
        RecordChange: {
            /** @description If given, the course that the record is in. A record does not move. */
            course_id?: number;
            title?: string;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            url?: string | null;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            website_url?: string | null;
            /** @enum {integer} */
            is_home?: 0 | 1;
            /** @enum {integer} */
            is_revision?: 0 | 1;
            record_url?: components["schemas"]["RecordFile"];
        };
        /**
         * Format: binary
         * @description PDF, DOC, DOCX, MP3 or MP4, up to `record_bytes`.
         */
        RecordFile: Blob;
        RecordList: {
            records: components["schemas"]["RecordListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        RecordListItem: {
            id: number;
            course_id: number;
            title: string;
            /** @enum {integer} */
            is_home: 0 | 1;
            /**
             * @description Revision if set, else home if set, else centre.
             * @enum {integer}
             */
            is_revision: 0 | 1;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** @description The media type of the uploaded file, null without one. `video/mp4` and `audio/mpeg` are played in the page, documents opened in a new tab. */
            record_type: string | null;
            /** @description Id for the third player or an absolute address; not there when locked. */
            url?: string | null;
            /** @description As `url`. Played before it. */
            website_url?: string | null;
            /** Format: date-time */
            created_at: string;
        };
        RecordRequest: {
            course_id: number;
            title: string;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            url?: string | null;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            website_url?: string | null;
            /** @enum {integer} */
            is_home?: 0 | 1;
            /** @enum {integer} */
            is_revision?: 0 | 1;
            record_url?: components["schemas"]["RecordFile"];
        };
        RegisterRequest: {
            name: string;
            /**
             * Format: email
             * @description Kept in lower case; unique.
             */
            email: string;
            /** @description 7 to 15 digits once spaces and signs are gone; Arabic digits are read. */
            phone?: string;
            /** @description Not one of the common ones. */
            password: string;
            /** @description The same as `password`. */
            password_confirmation: string;
            /**
             * @deprecated
             * @description Ignored. Users cannot choose their own role.
             */
            role?: string;
        };
        Session: {
            access_token: string;
            data: components["schemas"]["User"];
        };
        Settings: {
            /** @description Embed URLs, one for each player; `{id}` stands for the id of the item. */
            players: {
                /** @description Plays `website_url` of a video. */
                website: string;
                /** @description Plays `url` of a video without `website_url`. */
                app: string;
                /** @description Plays records. */
                record: string;
            };
            /** @description The shape of the ids of each player, as a regular expression over the whole id. */
            player_ids: {
                website: string;
                app: string;
                record: string;
            };
            /** @description Hosts whose absolute addresses may be embedded. */
            embed_hosts: string[];
            /** @description Known video sites whose links may be embedded. */
            embed_providers: ("youtube" | "vimeo" | "drive" | "bunny" | "vdocipher" | "dailymotion")[];
            /** @description Where the price of a course is paid to. */
            wallet_number: string;
            contacts: {
                phone: string;
                email: string;
                address: string;
            };
            social_links: {
                /** @enum {string} */
                network: "facebook" | "youtube" | "instagram" | "whatsapp" | "telegram" | "tiktok" | "x" | "linkedin";
                url: string;
            }[];
            /** @description The mobile app, an outside file; null where there is none. */
            app_download: {
                url: string;
                /** @description Bytes; null when unknown. */
                size: number | null;
            } | null;
            limits: {
                json_bytes: number;
                image_bytes: number;
                pdf_bytes: number;
                record_bytes: number;
                summary_images: number;
                password_min: number;
                password_max: number;
                name_max: number;
                description_max: number;
                price_max: number;
            };
            /**
             * @description Whether public pages block right click and tool keys.
             * @enum {integer}
             */
            content_guard: 0 | 1;
        };
        SlugAdvice: {
            slug: string;
            /**
             * @description `reserved` slugs belong to the site, `invalid` ones break the rules of a slug.
             * @enum {string}
             */
            status: "free" | "taken" | "reserved" | "invalid";
            suggestion: string;
        };
        Summary: {
            id: number;
            course_id: number;
            lecture_name: string;
            /** @description A signed link to the file. It needs no token and lives 10 to 15 minutes. */
            pdf_path: string;
            /** @description The author; null when the account is gone. */
            user: {
                id: number;
                name: string;
                image: string | null;
                image_small: string | null;
            } | null;
            reacts: components["schemas"]["React"][];
            /** @enum {string|null} */
            my_reaction: "love" | "like" | "angry" | "care" | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description A summary on the course page, for a signed-in viewer. */
        SummaryListItem: {
            id: number;
            lecture_name: string;
            /** @description The author; null when the account is gone. */
            user: {
                id: number;
                name: string;
                image: string | null;
                image_small: string | null;
            } | null;
            reacts: components["schemas"]["React"][];
            /** @enum {string|null} */
            my_reaction: "love" | "like" | "angry" | "care" | null;
            /** Format: date-time */
            created_at: string;
        };
        SummaryRequest: {
            lecture_name: string;
            course_id: number;
            pdf: components["schemas"]["PdfFile"];
        };
        UnreadCount: {
            unread_count: number;
        };
        UpdateProfileRequest: {
            name?: string;
            /**
             * Format: email
             * @description Kept in lower case; unique.
             */
            email?: string;
            /** @description An account keeps its phone. An empty one is a field error. */
            phone?: string;
            /** @description Not one of the common ones. */
            password?: string;
            /** @description The same as `password`. */
            password_confirmation?: string;
            /** @description Of one's own account; needed as the description says. */
            current_password?: string;
            image?: components["schemas"]["ImageFile"];
            /**
             * @description 1 takes the image away; a new `image` wins over it.
             * @enum {integer}
             */
            remove_image?: 0 | 1;
            /**
             * @deprecated
             * @description Ignored.
             */
            id?: string;
            /**
             * @deprecated
             * @description Ignored.
             */
            user_id?: string;
            /**
             * @deprecated
             * @description Ignored. Users cannot choose their own role.
             */
            role?: string;
        };
        UpdateUserRequest: {
            name?: string;
            /**
             * Format: email
             * @description Kept in lower case; unique.
             */
            email?: string;
            phone?: string | null;
            /** @description Not one of the common ones. */
            password?: string;
            /** @description The same as `password`. */
            password_confirmation?: string;
            /** @description Of one's own account; needed as the description says. */
            current_password?: string;
            /**
             * @description `student` is read as `user`.
             * @enum {string}
             */
            role?: "admin" | "teacher" | "user" | "student";
            image?: components["schemas"]["ImageFile"];
            /**
             * @description 1 takes the image away; a new `image` wins over it.
             * @enum {integer}
             */
            remove_image?: 0 | 1;
        };
        UpdatedUser: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description An admin whose rights the operator narrowed.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
            access_token?: components["schemas"]["NewToken"];
        };
        /** @description An account, as itself and admins see it. */
        User: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description An admin whose rights the operator narrowed.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        UserCourse: {
            user_id: number;
            course_id: number;
            /** @enum {integer} */
            pending: 0 | 1;
            /** Format: date-time */
            created_at: string;
        };
        UserCourseRequest: {
            user_id: number;
            course_id: number;
            /**
             * @default 1
             * @enum {integer}
             */
            pending?: 0 | 1;
        };
        UserCourses: {
            user_courses: components["schemas"]["UserCourse"][];
            /** @description How many of them are new. */
            created_count: number;
        };
        UserCoursesRequest: {
            user_id: number;
            course_ids: number[];
        };
        /** @description An account with its courses, the latest 200 of each kind; the numbers count them all. */
        UserDetail: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description An admin whose rights the operator narrowed.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
            number_of_purchased_courses: number;
            /**
             * @description It subscribes to the course of `course_id`.
             * @enum {integer}
             */
            has_course?: 0 | 1;
            number_of_created_courses: number;
            purchased_courses: components["schemas"]["CourseCard"][];
            created_courses: components["schemas"]["CourseCard"][];
        };
        UserList: {
            users: components["schemas"]["UserListItem"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        UserListItem: {
            id: number;
            name: string;
            email: string;
            phone: string | null;
            /** @enum {string} */
            role: "admin" | "teacher" | "user";
            /** @description The role, as a list. */
            roles: ("admin" | "teacher" | "user")[];
            image: string | null;
            image_small: string | null;
            /**
             * @description An admin whose rights the operator narrowed.
             * @enum {integer}
             */
            is_limited: 0 | 1;
            /** Format: date-time */
            created_at: string;
            number_of_purchased_courses: number;
            /**
             * @description It subscribes to the course of `course_id`.
             * @enum {integer}
             */
            has_course?: 0 | 1;
            number_of_created_courses: number;
        };
        UserQuizResult: {
            /** @description The first attempt. */
            id: number;
            quiz_id: number;
            quiz_name: string;
            course_id: number;
            course_name: string;
            course_slug: string;
            user_id: number;
            user_name: string;
            /** @description Of the first attempt. */
            mark: number;
            /** @description Questions of the first attempt. */
            total: number;
            /** @description Of the attempt with the greatest share of right answers. */
            best: number;
            /** @description Questions of that attempt. */
            best_total: number;
            attempts: number;
            /**
             * Format: date-time
             * @description When the first attempt was handed in.
             */
            created_at: string;
        };
        UserQuizResultList: {
            quiz_results: components["schemas"]["UserQuizResult"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        Video: {
            id: number;
            course_id: number;
            title: string;
            /**
             * @description Open to any signed-in user.
             * @enum {integer}
             */
            is_free: 0 | 1;
            /**
             * @description The viewer may not open it.
             * @enum {integer}
             */
            is_locked: 0 | 1;
            /** @description Id for the second player (settings `players.app`), or an absolute address on an allowed host. */
            url?: string | null;
            /** @description Id for the first player (settings `players.website`), or an absolute address. Played before `url`. */
            website_url?: string | null;
            /** Format: date-time */
            created_at: string;
        };
        VideoChange: {
            /** @description If given, the course that the video is in. A video does not move. */
            course_id?: number;
            title?: string;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            url?: string;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            website_url?: string | null;
            /** @enum {integer} */
            is_free?: 0 | 1;
        };
        VideoList: {
            videos: components["schemas"]["Video"][];
            total: number;
            total_is_capped?: boolean;
            page: number;
            per_page: number;
        };
        VideoRequest: {
            course_id: number;
            title: string;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            url: string;
            /** @description An id for the player, or an https address on a host of the settings' `embed_hosts` or of a player. */
            website_url: string;
            /**
             * @default 0
             * @enum {integer}
             */
            is_free?: 0 | 1;
        };
    };
    responses: {
        /** @description The body could not be read at all (broken JSON, a broken form). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "malformed",
                 *       "message": "تعذّرت قراءة الطلب."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description What is stored does not allow it now. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "quiz_changed",
                 *       "message": "تغيّر هذا الاختبار بعد أن فتحته. حمّله من جديد ثم أرسل إجاباتك."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Signed in, but not allowed. `locked` means that the course has to be subscribed to first. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server has no room for new files (`storage_full`): the disk is full or has less free space than the reserve that the operator has set. Nothing was saved. */
        InsufficientStorage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "storage_full",
                 *       "message": "لا تتسع المساحة على الخادم لملفات جديدة الآن. لم يُحفظ شيء. حاول لاحقًا."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A field of the body, of the query or a header breaks a rule; `errors` says which. Or an `Idempotency-Key` has been used with other content (`idempotency_key_reused`). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid",
                 *       "message": "راجع الحقول المشار إليها.",
                 *       "errors": {
                 *         "password": [
                 *           "اكتب 8 أحرف على الأقل."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not exist, or not in this parent. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not_found",
                 *       "message": "لم نجد ما تبحث عنه."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than this operation takes, or (`file_too_large`) one of its files. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. `Retry-After` says how long to wait. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too_many_requests",
                 *       "message": "محاولات كثيرة. حاول مرة أخرى بعد 9 دقائق."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing or has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unauthorized",
                 *       "message": "سجّل الدخول للمتابعة."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer just now. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "message": "الخدمة غير متاحة الآن. حاول مرة أخرى بعد قليل."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not of the kind that this operation takes. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported_media_type",
                 *       "message": "نوع المحتوى المرسل غير مدعوم."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description What is not a positive integer names nothing and is answered with 404.
         * @example 12
         */
        Id: number;
        /**
         * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
         * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
         */
        IdempotencyKey: string;
        /** @description At most 20. Use a search to find later rows. */
        Page: number;
        PerPage: number;
        /**
         * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
         * @example رياضيات
         */
        Search: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before asking again.
         * @example 540
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona@example.com",
                 *       "password": "qalam-azraq-71"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The e-mail or the password is wrong. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "wrong_credentials",
                     *       "message": "تعذّر تسجيل الدخول"
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "منى السيد",
                 *       "email": "mona@example.com",
                 *       "phone": "٠١٠١٢٣٤٥٦٧٨",
                 *       "password": "qalam-azraq-71",
                 *       "password_confirmation": "qalam-azraq-71"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Created, and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "access_token": "3q2-7wEjL0aYv5sXcPzR1uTn8mKdQhGf4bVoJiWlEtA",
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is worth nothing any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description `student` is read as `user`. */
                role?: "admin" | "teacher" | "user" | "student";
                /** @description Says of each account whether it has this course. */
                course_id?: number;
                /** @description By when they were made, or by name as it is spelled once folded. */
                sort?: "newest" | "oldest" | "name_asc" | "name_desc";
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": 41,
                     *           "name": "منى السيد",
                     *           "email": "mona@example.com",
                     *           "phone": "01012345678",
                     *           "role": "user",
                     *           "roles": [
                     *             "user"
                     *           ],
                     *           "image": null,
                     *           "image_small": null,
                     *           "is_limited": 0,
                     *           "number_of_purchased_courses": 1,
                     *           "number_of_created_courses": 0,
                     *           "created_at": "2026-09-02T08:15:00.000Z"
                     *         }
                     *       ],
                     *       "total": 66,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 41,
                     *       "name": "منى السيد",
                     *       "email": "mona@example.com",
                     *       "phone": "01012345678",
                     *       "role": "user",
                     *       "roles": [
                     *         "user"
                     *       ],
                     *       "image": null,
                     *       "image_small": null,
                     *       "is_limited": 0,
                     *       "number_of_purchased_courses": 1,
                     *       "number_of_created_courses": 0,
                     *       "created_at": "2026-09-02T08:15:00.000Z",
                     *       "purchased_courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "created_courses": []
                     *     }
                     */
                    "application/json": components["schemas"]["UserDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserQuizResults: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quiz_results": [
                     *         {
                     *           "id": 501,
                     *           "quiz_id": 9,
                     *           "quiz_name": "اختبار الوحدة الأولى",
                     *           "course_id": 12,
                     *           "course_name": "الجبر للصف الأول الثانوي",
                     *           "course_slug": "algebra-1",
                     *           "user_id": 41,
                     *           "user_name": "منى السيد",
                     *           "mark": 7,
                     *           "total": 10,
                     *           "best": 9,
                     *           "best_total": 10,
                     *           "attempts": 2,
                     *           "created_at": "2026-09-14T17:32:10.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["UserQuizResultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "أ. حسام عبد الرحمن",
                 *       "email": "hossam@example.com",
                 *       "phone": "01198765432",
                 *       "password": "qalam-azraq-71",
                 *       "password_confirmation": "qalam-azraq-71",
                 *       "role": "teacher"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description Created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "أ. حسام عبد الرحمن",
                     *       "email": "hossam@example.com",
                     *       "phone": "01198765432",
                     *       "role": "teacher",
                     *       "roles": [
                     *         "teacher"
                     *       ],
                     *       "image": null,
                     *       "image_small": null,
                     *       "is_limited": 0,
                     *       "created_at": "2026-08-12T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "أ. حسام عبد الرحمن",
                 *       "role": "teacher"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "أ. حسام عبد الرحمن",
                     *       "email": "hossam@example.com",
                     *       "phone": "01198765432",
                     *       "role": "teacher",
                     *       "roles": [
                     *         "teacher"
                     *       ],
                     *       "image": null,
                     *       "image_small": null,
                     *       "is_limited": 0,
                     *       "created_at": "2026-08-12T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UpdatedUser"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It would leave no full admin, change one's own role, or take the right to own courses from an owner. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "last_admin",
                     *       "message": "لا بد من بقاء مدير واحد كامل الصلاحيات على الأقل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The account owns courses (`user_has_courses`), is one's own (`own_account`) or the last full admin. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "user_has_courses",
                     *       "message": "لا يمكن ذلك: لهذا المستخدم 3 دورات."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    logoutUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "منى السيد",
                 *       "phone": "01012345678"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The account as it is now. The token stays the same unless `access_token` is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 41,
                     *         "name": "منى السيد",
                     *         "email": "mona@example.com",
                     *         "phone": "01012345678",
                     *         "role": "user",
                     *         "roles": [
                     *           "user"
                     *         ],
                     *         "image": null,
                     *         "image_small": null,
                     *         "is_limited": 0,
                     *         "created_at": "2026-09-02T08:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    listMainCategories: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of main categories, in the order in which they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "main_categories": [
                     *         {
                     *           "id": 2,
                     *           "name": "المرحلة الثانوية",
                     *           "courses_count": 9,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة",
                     *               "main_category_id": 2,
                     *               "courses_count": 5
                     *             },
                     *             {
                     *               "id": 8,
                     *               "name": "الفيزياء",
                     *               "main_category_id": 2,
                     *               "courses_count": 4
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "total": 5,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategoryList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMainCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "المرحلة الثانوية"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MainCategoryRequest"];
            };
        };
        responses: {
            /** @description The new main category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 6,
                     *       "name": "المرحلة الثانوية",
                     *       "courses_count": 0,
                     *       "categories": []
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMainCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The main category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "المرحلة الثانوية",
                     *       "courses_count": 9,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة",
                     *           "main_category_id": 2,
                     *           "courses_count": 5
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "الفيزياء",
                     *           "main_category_id": 2,
                     *           "courses_count": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategory"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMainCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "المرحلة الثانوية"
                 *     }
                 */
                "application/json": components["schemas"]["MainCategoryRequest"];
            };
        };
        responses: {
            /** @description The main category as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 2,
                     *       "name": "المرحلة الثانوية",
                     *       "courses_count": 9,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة",
                     *           "main_category_id": 2,
                     *           "courses_count": 5
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "الفيزياء",
                     *           "main_category_id": 2,
                     *           "courses_count": 4
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MainCategory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMainCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There are categories below it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "has_categories",
                     *       "message": "تعذّر الحذف، ففي هذا القسم 3 أقسام فرعية. أفرغ القسم أولًا."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description Only categories of this main category. An unknown one gives an empty list. */
                main_category_id?: number;
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of categories, in the order in which they were made. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة",
                     *           "main_category_id": 2,
                     *           "courses_count": 5
                     *         },
                     *         {
                     *           "id": 8,
                     *           "name": "الفيزياء",
                     *           "main_category_id": 2,
                     *           "courses_count": 4
                     *         }
                     *       ],
                     *       "total": 14,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "رياضيات الثانوية العامة",
                 *       "main_category_id": 2
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CategoryRequest"];
            };
        };
        responses: {
            /** @description The new category. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "رياضيات الثانوية العامة",
                     *       "main_category_id": 2,
                     *       "courses_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "رياضيات الثانوية العامة",
                     *       "main_category_id": 2,
                     *       "main_category": {
                     *         "id": 2,
                     *         "name": "المرحلة الثانوية"
                     *       },
                     *       "courses_count": 1,
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CategoryDetail"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "رياضيات الثانوية العامة",
                 *       "main_category_id": 2
                 *     }
                 */
                "application/json": components["schemas"]["CategoryUpdateRequest"];
            };
        };
        responses: {
            /** @description The category as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "رياضيات الثانوية العامة",
                     *       "main_category_id": 2,
                     *       "courses_count": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There are courses in it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "has_courses",
                     *       "message": "تعذّر الحذف، ففي هذا القسم 12 دورة. أفرغ القسم أولًا."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourses: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description Where in the name the search has to be found. The home page asks for `start`. */
                match?: "anywhere" | "start";
                /** @description Only courses of this (sub-)category. An unknown one gives an empty list. */
                category_id?: number;
                /** @description Only courses of this owner. An unknown one gives an empty list. */
                user_id?: number;
                /** @description Only free courses, or only paid ones. */
                price?: "free" | "paid";
                /** @description By when they were made, by subscribers, by price, or by name as it is spelled once folded. */
                sort?: "newest" | "oldest" | "popular" | "price_asc" | "price_desc" | "name_asc" | "name_desc";
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of courses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *           "price": 250,
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 38,
                     *           "videos_count": 6,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-20T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 24,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CourseList"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "الجبر للصف الأول الثانوي",
                 *       "slug": "algebra-1",
                 *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                 *       "price": 250,
                 *       "user_id": 3,
                 *       "categories[]": [
                 *         7
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CourseRequest"];
            };
        };
        responses: {
            /** @description The new course. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["EditableCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The slug, or the id. A slug holds at least one letter, so the two cannot be confused.
                 * @example algebra-1
                 */
                course: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي: المعادلات والمتباينات والمصفوفات، مع تدريبات محلولة واختبار إلكتروني بعد كل وحدة.",
                     *       "has_course": false,
                     *       "version": 3,
                     *       "videos": [
                     *         {
                     *           "id": 101,
                     *           "course_id": 12,
                     *           "title": "مقدمة في المعادلات",
                     *           "is_free": 1,
                     *           "is_locked": 0,
                     *           "url": "equations-intro",
                     *           "website_url": "equations-intro",
                     *           "created_at": "2026-08-21T10:00:00.000Z"
                     *         },
                     *         {
                     *           "id": 102,
                     *           "course_id": 12,
                     *           "title": "حل المعادلة التربيعية",
                     *           "is_free": 0,
                     *           "is_locked": 1,
                     *           "created_at": "2026-08-22T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "records": [
                     *         {
                     *           "id": 31,
                     *           "title": "مراجعة ليلة الامتحان",
                     *           "is_home": 0,
                     *           "is_revision": 1,
                     *           "record_type": "video/mp4",
                     *           "created_at": "2026-09-10T18:00:00.000Z"
                     *         }
                     *       ],
                     *       "pdfs": [
                     *         {
                     *           "id": 21,
                     *           "title": "مذكرة الوحدة الأولى",
                     *           "created_at": "2026-08-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "summaries": [
                     *         {
                     *           "id": 11,
                     *           "lecture_name": "المحاضرة الأولى",
                     *           "user": {
                     *             "id": 7,
                     *             "name": "منى السيد",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "reacts": [
                     *             {
                     *               "reaction": "love",
                     *               "count": 3
                     *             }
                     *           ],
                     *           "my_reaction": null,
                     *           "created_at": "2026-08-25T20:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 9,
                     *           "title": "اختبار الوحدة الأولى",
                     *           "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *           "questions_count": 10,
                     *           "created_at": "2026-08-30T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "similar_courses": [
                     *         {
                     *           "id": 13,
                     *           "name": "الهندسة وحساب المثلثات",
                     *           "slug": "geometry-1",
                     *           "excerpt": "من النظرية إلى التمرين، خطوة بخطوة.",
                     *           "price": 199.5,
                     *           "image": null,
                     *           "image_small": null,
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 21,
                     *           "videos_count": 5,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-18T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Course"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id. What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                course: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "price": 199.5,
                 *       "version": 3
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CourseUpdateRequest"];
            };
        };
        responses: {
            /** @description The course as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                     *       "version": 4
                     *     }
                     */
                    "application/json": components["schemas"]["EditableCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Someone else has changed the course since that version. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "course_changed",
                     *       "message": "عدّل شخص آخر هذه الدورة بعد أن فتحتها. راجع ما تغيّر ثم احفظ من جديد.",
                     *       "current": {
                     *         "id": 12,
                     *         "name": "الجبر للصف الأول الثانوي",
                     *         "slug": "algebra-1",
                     *         "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *         "price": 250,
                     *         "image": "courses/12/3f9ac1.webp",
                     *         "image_small": "courses/12/3f9ac1-320.webp",
                     *         "user_id": 3,
                     *         "user": {
                     *           "id": 3,
                     *           "name": "أ. حسام عبد الرحمن",
                     *           "image": null,
                     *           "image_small": null
                     *         },
                     *         "category_id": 7,
                     *         "categories": [
                     *           {
                     *             "id": 7,
                     *             "name": "رياضيات الثانوية العامة"
                     *           }
                     *         ],
                     *         "users_count": 38,
                     *         "videos_count": 6,
                     *         "records_count": 2,
                     *         "pdfs_count": 3,
                     *         "summaries_count": 4,
                     *         "quizzes_count": 1,
                     *         "created_at": "2026-08-20T10:00:00.000Z",
                     *         "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي.",
                     *         "version": 4
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CourseConflict"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id. What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                course: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSlug: {
        parameters: {
            query?: {
                /** @description The course that is being edited. Its own slug is free for it. */
                course_id?: number;
            };
            header?: never;
            path: {
                /** @example algebra-1 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the slug, and a free suggestion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "slug": "algebra-1",
                     *       "status": "taken",
                     *       "suggestion": "algebra-1-2"
                     *     }
                     */
                    "application/json": components["schemas"]["SlugAdvice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example algebra-1 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The course. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "name": "الجبر للصف الأول الثانوي",
                     *       "slug": "algebra-1",
                     *       "excerpt": "شرح مبسّط لمنهج الجبر مع تدريبات محلولة واختبار بعد كل درس.",
                     *       "price": 250,
                     *       "image": "courses/12/3f9ac1.webp",
                     *       "image_small": "courses/12/3f9ac1-320.webp",
                     *       "user_id": 3,
                     *       "user": {
                     *         "id": 3,
                     *         "name": "أ. حسام عبد الرحمن",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "category_id": 7,
                     *       "categories": [
                     *         {
                     *           "id": 7,
                     *           "name": "رياضيات الثانوية العامة"
                     *         }
                     *       ],
                     *       "users_count": 38,
                     *       "videos_count": 6,
                     *       "records_count": 2,
                     *       "pdfs_count": 3,
                     *       "summaries_count": 4,
                     *       "quizzes_count": 1,
                     *       "created_at": "2026-08-20T10:00:00.000Z",
                     *       "description": "دورة كاملة في منهج الجبر للصف الأول الثانوي: المعادلات والمتباينات والمصفوفات، مع تدريبات محلولة واختبار إلكتروني بعد كل وحدة.",
                     *       "videos": [
                     *         {
                     *           "id": 101,
                     *           "title": "مقدمة في المعادلات",
                     *           "is_free": 1,
                     *           "created_at": "2026-08-21T10:00:00.000Z"
                     *         },
                     *         {
                     *           "id": 102,
                     *           "title": "حل المعادلة التربيعية",
                     *           "is_free": 0,
                     *           "created_at": "2026-08-22T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "records": [
                     *         {
                     *           "id": 31,
                     *           "title": "مراجعة ليلة الامتحان",
                     *           "is_home": 0,
                     *           "is_revision": 1,
                     *           "record_type": "video/mp4",
                     *           "created_at": "2026-09-10T18:00:00.000Z"
                     *         }
                     *       ],
                     *       "pdfs": [
                     *         {
                     *           "id": 21,
                     *           "title": "مذكرة الوحدة الأولى",
                     *           "created_at": "2026-08-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "summaries": [
                     *         {
                     *           "id": 11,
                     *           "lecture_name": "المحاضرة الأولى",
                     *           "reacts": [
                     *             {
                     *               "reaction": "love",
                     *               "count": 3
                     *             }
                     *           ],
                     *           "created_at": "2026-08-25T20:00:00.000Z"
                     *         }
                     *       ],
                     *       "quizzes": [
                     *         {
                     *           "id": 9,
                     *           "title": "اختبار الوحدة الأولى",
                     *           "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *           "questions_count": 10,
                     *           "created_at": "2026-08-30T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "similar_courses": [
                     *         {
                     *           "id": 13,
                     *           "name": "الهندسة وحساب المثلثات",
                     *           "slug": "geometry-1",
                     *           "excerpt": "من النظرية إلى التمرين، خطوة بخطوة.",
                     *           "price": 199.5,
                     *           "image": null,
                     *           "image_small": null,
                     *           "user_id": 3,
                     *           "user": {
                     *             "id": 3,
                     *             "name": "أ. حسام عبد الرحمن",
                     *             "image": null,
                     *             "image_small": null
                     *           },
                     *           "category_id": 7,
                     *           "categories": [
                     *             {
                     *               "id": 7,
                     *               "name": "رياضيات الثانوية العامة"
                     *             }
                     *           ],
                     *           "users_count": 21,
                     *           "videos_count": 5,
                     *           "records_count": 2,
                     *           "pdfs_count": 3,
                     *           "summaries_count": 4,
                     *           "quizzes_count": 1,
                     *           "created_at": "2026-08-18T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PublicCourse"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserCourse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 41,
                 *       "course_id": 12,
                 *       "pending": 1
                 *     }
                 */
                "application/json": components["schemas"]["UserCourseRequest"];
            };
        };
        responses: {
            /** @description The user had the course already; this is that link, unchanged. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 41,
                     *       "course_id": 12,
                     *       "pending": 1,
                     *       "created_at": "2026-09-03T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UserCourse"];
                };
            };
            /** @description The new link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_id": 41,
                     *       "course_id": 12,
                     *       "pending": 1,
                     *       "created_at": "2026-09-03T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["UserCourse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUserCourses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 41,
                 *       "course_ids": [
                 *         12,
                 *         13
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UserCoursesRequest"];
            };
        };
        responses: {
            /** @description A link for every course that was named. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user_courses": [
                     *         {
                     *           "user_id": 41,
                     *           "course_id": 12,
                     *           "pending": 1,
                     *           "created_at": "2026-09-03T09:00:00.000Z"
                     *         },
                     *         {
                     *           "user_id": 41,
                     *           "course_id": 13,
                     *           "pending": 1,
                     *           "created_at": "2026-09-05T11:20:00.000Z"
                     *         }
                     *       ],
                     *       "created_count": 1
                     *     }
                     */
                    "application/json": components["schemas"]["UserCourses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCourseUsers: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscribers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "users": [
                     *         {
                     *           "id": 41,
                     *           "name": "منى السيد",
                     *           "email": "mona@example.com",
                     *           "phone": "01012345678",
                     *           "image": null,
                     *           "image_small": null,
                     *           "pending": 1,
                     *           "quiz_results_count": 2,
                     *           "joined_at": "2026-09-03T09:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 38,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["CourseUserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCourseUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 41 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not have the course any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideos: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of videos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "videos": [
                     *         {
                     *           "id": 101,
                     *           "course_id": 12,
                     *           "title": "مقدمة في المعادلات",
                     *           "is_free": 1,
                     *           "is_locked": 0,
                     *           "url": "equations-intro",
                     *           "website_url": "equations-intro",
                     *           "created_at": "2026-08-21T10:00:00.000Z"
                     *         },
                     *         {
                     *           "id": 102,
                     *           "course_id": 12,
                     *           "title": "حل المعادلة التربيعية",
                     *           "is_free": 0,
                     *           "is_locked": 1,
                     *           "created_at": "2026-08-22T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 101 */
                video_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The video. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "created_at": "2026-08-21T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVideo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "مقدمة في المعادلات",
                 *       "url": "equations-intro",
                 *       "website_url": "equations-intro",
                 *       "is_free": 1
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VideoRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "created_at": "2026-08-21T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "مقدمة في المعادلات",
                 *       "is_free": 0
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VideoChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 101,
                     *       "course_id": 12,
                     *       "title": "مقدمة في المعادلات",
                     *       "is_free": 1,
                     *       "is_locked": 0,
                     *       "url": "equations-intro",
                     *       "website_url": "equations-intro",
                     *       "created_at": "2026-08-21T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Video"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVideo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecords: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "records": [
                     *         {
                     *           "id": 31,
                     *           "course_id": 12,
                     *           "title": "مراجعة ليلة الامتحان",
                     *           "is_home": 0,
                     *           "is_revision": 1,
                     *           "is_locked": 0,
                     *           "record_type": "video/mp4",
                     *           "url": null,
                     *           "website_url": null,
                     *           "created_at": "2026-09-10T18:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["RecordList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 21 */
                record_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "course_id": 12,
                     *       "title": "مراجعة ليلة الامتحان",
                     *       "is_home": 0,
                     *       "is_revision": 1,
                     *       "is_locked": 0,
                     *       "record_type": "video/mp4",
                     *       "record_url": "/media/records/5b1e07.mp4?exp=1786000200&name=%D9%85%D8%B1%D8%A7%D8%AC%D8%B9%D8%A9.mp4&sig=b7Qy",
                     *       "url": null,
                     *       "website_url": null,
                     *       "created_at": "2026-09-10T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "مراجعة ليلة الامتحان",
                 *       "is_revision": 1,
                 *       "record_url": "revision.mp4"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RecordRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "course_id": 12,
                     *       "title": "مراجعة ليلة الامتحان",
                     *       "is_home": 0,
                     *       "is_revision": 1,
                     *       "is_locked": 0,
                     *       "record_type": "video/mp4",
                     *       "record_url": "/media/records/5b1e07.mp4?exp=1786000200&name=%D9%85%D8%B1%D8%A7%D8%AC%D8%B9%D8%A9.mp4&sig=b7Qy",
                     *       "url": null,
                     *       "website_url": null,
                     *       "created_at": "2026-09-10T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updateRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "مراجعة ليلة الامتحان",
                 *       "is_home": 1
                 *     }
                 */
                "multipart/form-data": components["schemas"]["RecordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "course_id": 12,
                     *       "title": "مراجعة ليلة الامتحان",
                     *       "is_home": 0,
                     *       "is_revision": 1,
                     *       "is_locked": 0,
                     *       "record_type": "video/mp4",
                     *       "record_url": "/media/records/5b1e07.mp4?exp=1786000200&name=%D9%85%D8%B1%D8%A7%D8%AC%D8%B9%D8%A9.mp4&sig=b7Qy",
                     *       "url": null,
                     *       "website_url": null,
                     *       "created_at": "2026-09-10T18:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Record"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPdfs: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of PDFs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "pdfs": [
                     *         {
                     *           "id": 21,
                     *           "course_id": 12,
                     *           "title": "مذكرة الوحدة الأولى",
                     *           "is_locked": 0,
                     *           "created_at": "2026-08-21T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["PdfList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 21 */
                pdf_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "course_id": 12,
                     *       "title": "مذكرة الوحدة الأولى",
                     *       "url": "/media/pdfs/0d6c9f.pdf?exp=1786000200&name=%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "created_at": "2026-08-21T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "مذكرة الوحدة الأولى",
                 *       "url": "unit-1.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PdfRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "course_id": 12,
                     *       "title": "مذكرة الوحدة الأولى",
                     *       "url": "/media/pdfs/0d6c9f.pdf?exp=1786000200&name=%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "created_at": "2026-08-21T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    updatePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "مذكرة الوحدة الأولى"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PdfChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 21,
                     *       "course_id": 12,
                     *       "title": "مذكرة الوحدة الأولى",
                     *       "url": "/media/pdfs/0d6c9f.pdf?exp=1786000200&name=%D9%85%D8%B0%D9%83%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "created_at": "2026-08-21T12:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Pdf"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deletePdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 11 */
                summary_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "course_id": 12,
                     *       "lecture_name": "المحاضرة الأولى",
                     *       "pdf_path": "/media/summaries/9ac4f1.pdf?exp=1786000200&name=%D8%A7%D9%84%D9%85%D8%AD%D8%A7%D8%B6%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "user": {
                     *         "id": 7,
                     *         "name": "منى السيد",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love",
                     *       "created_at": "2026-08-25T20:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "lecture_name": "المحاضرة الأولى",
                 *       "pdf": "lecture-1.pdf"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SummaryRequest"];
            };
        };
        responses: {
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 11,
                     *       "course_id": 12,
                     *       "lecture_name": "المحاضرة الأولى",
                     *       "pdf_path": "/media/summaries/9ac4f1.pdf?exp=1786000200&name=%D8%A7%D9%84%D9%85%D8%AD%D8%A7%D8%B6%D8%B1%D8%A9.pdf&sig=b7Qy",
                     *       "user": {
                     *         "id": 7,
                     *         "name": "منى السيد",
                     *         "image": null,
                     *         "image_small": null
                     *       },
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love",
                     *       "created_at": "2026-08-25T20:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Summary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            507: components["responses"]["InsufficientStorage"];
        };
    };
    deleteReact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary's reactions as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "summary_id": 11,
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 2
                     *         }
                     *       ],
                     *       "my_reaction": null
                     *     }
                     */
                    "application/json": components["schemas"]["ReactResult"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "summary_id": 11,
                 *       "reaction": "love"
                 *     }
                 */
                "application/json": components["schemas"]["ReactRequest"];
            };
        };
        responses: {
            /** @description The summary's reactions as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "summary_id": 11,
                     *       "reacts": [
                     *         {
                     *           "reaction": "love",
                     *           "count": 3
                     *         },
                     *         {
                     *           "reaction": "care",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "my_reaction": "love"
                     *     }
                     */
                    "application/json": components["schemas"]["ReactResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizzes: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of quizzes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quizzes": [
                     *         {
                     *           "id": 9,
                     *           "course_id": 12,
                     *           "title": "اختبار الوحدة الأولى",
                     *           "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *           "questions_count": 10,
                     *           "is_locked": 0,
                     *           "created_at": "2026-08-30T10:00:00.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["QuizList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 9 */
                quiz_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quiz. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "course_id": 12,
                     *       "course": {
                     *         "id": 12,
                     *         "name": "الجبر للصف الأول الثانوي",
                     *         "slug": "algebra-1"
                     *       },
                     *       "title": "اختبار الوحدة الأولى",
                     *       "description": "سؤالان عن المعادلات، بلا وقت محدد.",
                     *       "questions_count": 2,
                     *       "created_at": "2026-08-30T10:00:00.000Z",
                     *       "questions": [
                     *         {
                     *           "id": 71,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "type": "multiple_choice",
                     *           "position": 1,
                     *           "options": [
                     *             {
                     *               "id": 301,
                     *               "option_text": "س = ١",
                     *               "position": 1
                     *             },
                     *             {
                     *               "id": 302,
                     *               "option_text": "س = ٢",
                     *               "position": 2
                     *             },
                     *             {
                     *               "id": 303,
                     *               "option_text": "س = ٥",
                     *               "position": 3
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "id": 72,
                     *           "question_text": "كم جذرًا حقيقيًا للمعادلة س² + ١ = ٠؟",
                     *           "type": "multiple_choice",
                     *           "position": 2,
                     *           "options": [
                     *             {
                     *               "id": 304,
                     *               "option_text": "لا جذور حقيقية",
                     *               "position": 1
                     *             },
                     *             {
                     *               "id": 305,
                     *               "option_text": "جذران",
                     *               "position": 2
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "my_result": {
                     *         "mark": 1,
                     *         "total": 2,
                     *         "best": 2,
                     *         "best_total": 2,
                     *         "attempts": 2
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Quiz"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizResults: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description The latest first, by name, or the best mark first. */
                sort?: "date" | "name" | "mark";
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
                /** @example 9 */
                quiz_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of marks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "quiz_results": [
                     *         {
                     *           "id": 501,
                     *           "quiz_id": 9,
                     *           "quiz_name": "اختبار الوحدة الأولى",
                     *           "course_id": 12,
                     *           "course_name": "الجبر للصف الأول الثانوي",
                     *           "course_slug": "algebra-1",
                     *           "user_id": 41,
                     *           "user_name": "منى السيد",
                     *           "mark": 7,
                     *           "total": 10,
                     *           "best": 9,
                     *           "best_total": 10,
                     *           "attempts": 2,
                     *           "created_at": "2026-09-14T17:32:10.000Z"
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["UserQuizResultList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuiz: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "اختبار الوحدة الأولى",
                 *       "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد."
                 *     }
                 */
                "multipart/form-data": components["schemas"]["QuizRequest"];
            };
        };
        responses: {
            /** @description The new quiz, without questions yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "course_id": 12,
                     *       "title": "اختبار الوحدة الأولى",
                     *       "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *       "questions_count": 0,
                     *       "results_count": 0,
                     *       "created_at": "2026-08-30T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EditableQuiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": 12,
                 *       "title": "اختبار الوحدة الأولى"
                 *     }
                 */
                "application/json": components["schemas"]["QuizUpdateRequest"];
            };
        };
        responses: {
            /** @description The quiz as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 9,
                     *       "course_id": 12,
                     *       "title": "اختبار الوحدة الأولى",
                     *       "description": "عشرة أسئلة عن المعادلات، بلا وقت محدد.",
                     *       "questions_count": 0,
                     *       "results_count": 0,
                     *       "created_at": "2026-08-30T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EditableQuiz"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuiz: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question_ids": [
                 *         72,
                 *         71
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuestionOrderRequest"];
            };
        };
        responses: {
            /** @description They are in that order. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "id": 71,
                     *           "quiz_id": 9,
                     *           "course_id": 12,
                     *           "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *           "type": "multiple_choice",
                     *           "position": 1,
                     *           "options_count": 2,
                     *           "options": [
                     *             {
                     *               "id": 301,
                     *               "question_id": 71,
                     *               "option_text": "س = ١",
                     *               "is_correct": 0,
                     *               "position": 1,
                     *               "created_at": "2026-08-30T10:05:00.000Z"
                     *             },
                     *             {
                     *               "id": 302,
                     *               "question_id": 71,
                     *               "option_text": "س = ٢",
                     *               "is_correct": 1,
                     *               "position": 2,
                     *               "created_at": "2026-08-30T10:05:00.000Z"
                     *             }
                     *           ],
                     *           "created_at": "2026-08-30T10:02:00.000Z"
                     *         }
                     *       ],
                     *       "quiz": {
                     *         "id": 9,
                     *         "title": "اختبار الوحدة الأولى",
                     *         "course_id": 12,
                     *         "course_name": "الجبر للصف الأول الثانوي"
                     *       },
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["QuestionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quiz_id": 9,
                 *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                 *       "type": "multiple_choice"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["QuestionRequest"];
            };
        };
        responses: {
            /** @description The new question, without options yet. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 0,
                     *       "options": [],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The quiz has as many questions as a quiz can have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "quiz_full",
                     *       "message": "بلغ الاختبار الحد الأقصى، وهو 500 سؤال."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟"
                 *     }
                 */
                "application/json": components["schemas"]["QuestionUpdateRequest"];
            };
        };
        responses: {
            /** @description The question as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The quiz has as many questions as a quiz can have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "quiz_full",
                     *       "message": "بلغ الاختبار الحد الأقصى، وهو 500 سؤال."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOptions: {
        parameters: {
            query?: {
                /**
                 * @description Compared after folding (alef forms, taa marbuta, diacritics, digits, letter case), with and without «ال». Empty means no search; a search without a letter or digit (`%`) finds nothing.
                 * @example رياضيات
                 */
                search?: components["parameters"]["Search"];
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of options; a question has at most 5. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["OptionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "options": [
                 *         {
                 *           "option_text": "س = ١",
                 *           "is_correct": 0
                 *         },
                 *         {
                 *           "option_text": "س = ٢",
                 *           "is_correct": 1
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OptionsRequest"];
            };
        };
        responses: {
            /** @description The question as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 71,
                     *       "quiz_id": 9,
                     *       "course_id": 12,
                     *       "question_text": "ما حل المعادلة ٢س + ٣ = ٧؟",
                     *       "type": "multiple_choice",
                     *       "position": 1,
                     *       "options_count": 2,
                     *       "options": [
                     *         {
                     *           "id": 301,
                     *           "question_id": 71,
                     *           "option_text": "س = ١",
                     *           "is_correct": 0,
                     *           "position": 1,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         },
                     *         {
                     *           "id": 302,
                     *           "question_id": 71,
                     *           "option_text": "س = ٢",
                     *           "is_correct": 1,
                     *           "position": 2,
                     *           "created_at": "2026-08-30T10:05:00.000Z"
                     *         }
                     *       ],
                     *       "created_at": "2026-08-30T10:02:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Question"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 302,
                     *       "question_id": 71,
                     *       "option_text": "س = ٢",
                     *       "is_correct": 1,
                     *       "position": 2,
                     *       "created_at": "2026-08-30T10:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Option"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "option_text": "س = ٢",
                 *       "is_correct": 1
                 *     }
                 */
                "application/json": components["schemas"]["OptionUpdateRequest"];
            };
        };
        responses: {
            /** @description The option as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 302,
                     *       "question_id": 71,
                     *       "option_text": "س = ٢",
                     *       "is_correct": 1,
                     *       "position": 2,
                     *       "created_at": "2026-08-30T10:05:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Option"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The question needs this option. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "options_too_few",
                     *       "message": "يجب أن يبقى اختياران على الأقل."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuizAttempts: {
        parameters: {
            query?: {
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description What is not a positive integer names nothing and is answered with 404.
                 * @example 12
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "attempts": [
                     *         {
                     *           "id": 501,
                     *           "attempt": 1,
                     *           "mark": 1,
                     *           "total": 2,
                     *           "created_at": "2026-09-14T17:32:10.000Z"
                     *         },
                     *         {
                     *           "id": 514,
                     *           "attempt": 2,
                     *           "mark": 2,
                     *           "total": 2,
                     *           "created_at": "2026-09-14T17:41:55.000Z"
                     *         }
                     *       ],
                     *       "total": 2,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["QuizAttemptList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQuizResult: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes sending again safe. A random value, such as a UUID, that the client makes for one thing to be created. For 24 hours the same key from the same account gets the same answer and creates nothing more; while the first call is under way, the second one waits for it. The same key with another path or body is refused (422 `idempotency_key_reused`). Failures are not kept: a corrected form may be sent with the same key.
                 * @example 7d5cbd2e-4f0c-4f6e-9e0b-6c1f6f1c2b90
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quiz_id": 9,
                 *       "attempt_key": "0b8f5c52-6a51-4b0e-9c1e-3d1f0d6f6a77",
                 *       "answers": [
                 *         {
                 *           "question_id": 71,
                 *           "option_id": 302
                 *         },
                 *         {
                 *           "question_id": 72,
                 *           "option_id": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuizResultRequest"];
            };
        };
        responses: {
            /** @description Marked and stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 501,
                     *       "quiz_id": 9,
                     *       "mark": 1,
                     *       "total": 2,
                     *       "attempt": 1,
                     *       "answers": [
                     *         {
                     *           "question_id": 71,
                     *           "option_id": 302,
                     *           "correct_option_id": 302
                     *         },
                     *         {
                     *           "question_id": 72,
                     *           "option_id": null,
                     *           "correct_option_id": 304
                     *         }
                     *       ],
                     *       "created_at": "2026-09-14T17:32:10.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["QuizResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "scope": "own",
                     *       "totals": {
                     *         "courses_count": 1,
                     *         "subscribers_count": 38,
                     *         "quiz_results_count": 20,
                     *         "average_mark": 71.5,
                     *         "marks_spread": [
                     *           1,
                     *           2,
                     *           4,
                     *           8,
                     *           5
                     *         ],
                     *         "value": 9500
                     *       },
                     *       "months": [
                     *         {
                     *           "month": "2026-11",
                     *           "subscribers_count": 6,
                     *           "courses_count": 0
                     *         }
                     *       ],
                     *       "courses": [
                     *         {
                     *           "id": 12,
                     *           "name": "الجبر للصف الأول الثانوي",
                     *           "slug": "algebra-1",
                     *           "image": "courses/12/3f9ac1.webp",
                     *           "image_small": "courses/12/3f9ac1-320.webp",
                     *           "users_count": 38,
                     *           "quiz_results_count": 20,
                     *           "average_mark": 71.5,
                     *           "marks_spread": [
                     *             1,
                     *             2,
                     *             4,
                     *             8,
                     *             5
                     *           ],
                     *           "value": 9500
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Overview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    countLosses: {
        parameters: {
            query: {
                of: "courses" | "users" | "quizzes" | "questions";
                /**
                 * @description Ids, separated by commas; at most 200.
                 * @example 12,13
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "courses": 0,
                     *       "subscriptions": 38,
                     *       "videos": 6,
                     *       "records": 2,
                     *       "pdfs": 3,
                     *       "summaries": 4,
                     *       "files": 8,
                     *       "quizzes": 1,
                     *       "questions": 10,
                     *       "options": 0,
                     *       "results": 20,
                     *       "answers": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Losses"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description At most 20. Use a search to find later rows. */
                page?: components["parameters"]["Page"];
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "user_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsRequest"];
            };
        };
        responses: {
            /** @description One page of notifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "notifications": [
                     *         {
                     *           "id": 7001,
                     *           "data": {
                     *             "course_slug": "algebra-1",
                     *             "course_name": "الجبر للصف الأول الثانوي",
                     *             "video_id": 88,
                     *             "video_title": "المعادلات"
                     *           },
                     *           "read_at": null,
                     *           "created_at": "2026-09-20T12:00:00.000Z"
                     *         }
                     *       ],
                     *       "unread_count": 1,
                     *       "total": 1,
                     *       "page": 1,
                     *       "per_page": 50
                     *     }
                     */
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         7001
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsReadRequest"];
            };
        };
        responses: {
            /** @description What is left unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unread_count": 0
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. It stays open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example event: unread
                     *     data: {"unread_count":1}
                     */
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "players": {
                     *         "website": "/demo/player/?video={id}",
                     *         "app": "https://player.example.com/embed/{id}",
                     *         "record": "/demo/player/?record={id}"
                     *       },
                     *       "player_ids": {
                     *         "website": "[\\w-]{11}",
                     *         "app": "\\d{6,12}",
                     *         "record": "\\d{6,12}"
                     *       },
                     *       "embed_hosts": [
                     *         "player.example.com"
                     *       ],
                     *       "embed_providers": [
                     *         "youtube",
                     *         "vimeo"
                     *       ],
                     *       "wallet_number": "01001234567",
                     *       "contacts": {
                     *         "phone": "+20 100 123 4567",
                     *         "email": "info@fanous.example",
                     *         "address": "12 شارع التحرير، الدقي، الجيزة"
                     *       },
                     *       "social_links": [
                     *         {
                     *           "network": "facebook",
                     *           "url": "https://www.facebook.com/fanous.example"
                     *         },
                     *         {
                     *           "network": "youtube",
                     *           "url": "https://www.youtube.com/@fanous.example"
                     *         },
                     *         {
                     *           "network": "instagram",
                     *           "url": "https://www.instagram.com/fanous.example"
                     *         },
                     *         {
                     *           "network": "whatsapp",
                     *           "url": "https://wa.me/201001234567"
                     *         }
                     *       ],
                     *       "app_download": {
                     *         "url": "https://files.example.com/fanous.apk",
                     *         "size": 18874368
                     *       },
                     *       "limits": {
                     *         "json_bytes": 1048576,
                     *         "image_bytes": 10485760,
                     *         "pdf_bytes": 104857600,
                     *         "record_bytes": 2147483648,
                     *         "summary_images": 20,
                     *         "password_min": 8,
                     *         "password_max": 128,
                     *         "name_max": 200,
                     *         "description_max": 10000,
                     *         "price_max": 1000000
                     *       },
                     *       "content_guard": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Settings"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
