/** What an applicant sees and sends. */
export { askForData, type OwnRequest, ownCopy, privacyAsk } from "./candidates/privacy-asked";
export { type OwnApplication, ownApplication, withdrawOwnApplication } from "./careers/application-status";
export { apply, applyForm, applyToken, privacyText } from "./careers/apply";
export { FEED_FORMATS, isFeedFormat, jobAddress, jobFeed, SCREENING_NOTICE } from "./careers/job-feeds";
export { jobPosting } from "./careers/job-posting";
export { careersSite, publicDocument, publicJob, searchPublicJobs } from "./careers/public-jobs";
export { readForForm } from "./careers/read-for-form";
